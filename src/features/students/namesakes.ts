import { namesakesQuery } from '#src/records/namesakes.ts';
import type { Person } from '#src/records/same-person.ts';
import { studentPages } from './student-pages.ts';
import { rosterQuery } from './students.ts';

export const studentNamesakesQuery = (person: Person) =>
  namesakesQuery({ noun: 'student', list: rosterQuery, pages: studentPages, personOf: (student) => student }, person);
