import type { FacultyPerson } from '#src/platform/university.ts';
import type { UniversityDepartmentName } from './departments.ts';

/** Section 2, /faculty. */
export const facultyLead = 'Listed here is the head of each of the six departments.';

const head = (name: string, degrees: string, ...interests: string[]): readonly FacultyPerson[] => [
  { name, title: 'Professor and Head', degrees, interests },
];

export const people: Readonly<Record<string, readonly FacultyPerson[]>> = {
  'Computer Science': head('Ladina Caflisch', 'PhD in numerical weather models', 'Avalanches', 'Forecasts'),
  'Alpine Engineering': head('Urs Zgraggen', 'PhD in tunnelling', 'Rock', 'Cableways'),
  Hydropower: head('Chiara Bernasconi', 'PhD in fluid mechanics', 'Turbines', 'Dams'),
  Materials: head('Reto Tschudi', 'PhD in snow physics', 'Snow', 'Timber'),
  Robotics: head('Noemi Favre', 'PhD in control', 'Climbing robots', 'Rescue'),
  Design: head('Samuel Hunziker', 'MA in industrial design', 'Signs', 'Gloves'),
} satisfies Readonly<Record<UniversityDepartmentName, unknown>>;
