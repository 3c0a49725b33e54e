import type { FacultyPerson } from '#src/platform/university.ts';
import { people } from '#src/university/faculty.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { university } from '#src/university/university.ts';

/** A teacher of the university. */
export interface FacultyMember extends FacultyPerson {
  /** Used in links and as the local part of the e-mail address. */
  readonly id: string;
  readonly department: string;
}

/** The faculty page, department by department. */
export const faculty: readonly FacultyMember[] = UNIVERSITY_DEPARTMENTS.flatMap((department) =>
  (people[department] ?? []).map((person) => ({
    ...person,
    id: person.name.toLowerCase().replace(' ', '.'),
    department,
  })),
);

/** The faculty member with this id. */
export const facultyMember = (id: string) => faculty.find((member) => member.id === id);

/** The e-mail address of a faculty member. */
export const emailOf = ({ id }: FacultyMember) => `${id}@${university.email.split('@')[1] ?? ''}`;
