import { msg } from '#src/languages/texts.ts';
import type { FacultyPerson } from '#src/platform/university.ts';
import type { UniversityDepartmentName } from './departments.ts';

/** Section 2, /faculty. */
export const facultyLead = msg`Listed here is the head of each of the six departments.`;

const head = (name: string, degrees: string, ...interests: string[]): readonly FacultyPerson[] => [
  { name, title: msg`Professor and Head`, degrees, interests },
];

export const people: Readonly<Record<string, readonly FacultyPerson[]>> = {
  'Computer Science': head('Ladina Caflisch', msg`PhD in numerical weather models`, msg`Avalanches`, msg`Forecasts`),
  'Alpine Engineering': head('Urs Zgraggen', msg`PhD in tunnelling`, msg`Rock`, msg`Cableways`),
  Hydropower: head('Chiara Bernasconi', msg`PhD in fluid mechanics`, msg`Turbines`, msg`Dams`),
  Materials: head('Reto Tschudi', msg`PhD in snow physics`, msg`Snow`, msg`Timber`),
  Robotics: head('Noemi Favre', msg`PhD in control`, msg`Climbing robots`, msg`Rescue`),
  Design: head('Samuel Hunziker', msg`MA in industrial design`, msg`Signs`, msg`Gloves`),
} satisfies Readonly<Record<UniversityDepartmentName, unknown>>;
