import type { FacultyPerson } from '#src/platform/university.ts';
import { people } from '#src/university/faculty.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { university } from '#src/university/university.ts';

export interface FacultyMember extends FacultyPerson {
  /** Used in links and as the local part of the e-mail address. */
  readonly id: string;
  readonly department: string;
}

export const faculty: readonly FacultyMember[] = UNIVERSITY_DEPARTMENTS.flatMap((department) =>
  (people[department] ?? []).map((person) => ({
    ...person,
    id: person.name.toLowerCase().replace(' ', '.'),
    department,
  })),
);

export const facultyMember = (id: string) => faculty.find((member) => member.id === id);

export const emailOf = ({ id }: FacultyMember) => `${id}@${university.email.split('@')[1] ?? ''}`;
