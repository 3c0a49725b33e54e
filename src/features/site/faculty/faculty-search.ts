import type { FacultyMember } from '#src/university/faculty/faculty.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { defineListSearch } from '#src/records/list/list-search.ts';

/** What the faculty page is searched and filtered by: every word that is typed, anywhere in what is said of a person. */
export const facultySearch = defineListSearch({
  searched: (one: FacultyMember) => [one.name, one.title, one.department, one.degrees, ...one.interests],
  placeholder: 'A name or a subject',
  words: 'each',
  filters: {
    department: {
      label: 'Department',
      all: 'All departments',
      choices: UNIVERSITY_DEPARTMENTS,
      value: ({ department }) => department,
    },
  },
});
