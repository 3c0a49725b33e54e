import { programTypeValues, type components } from '#openapi/schema.gen.ts';
import { withOthers } from '#src/records/choices.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { defineListSearch } from '#src/records/list/list-search.ts';

export type Course = components['schemas']['Course'];

/** The values that occur, the known ones first. */
const occurring = (known: readonly string[]) => (values: readonly string[]) => {
  const found = new Set(values.map((value) => value.toLowerCase()));
  return withOthers(known, values).filter((value) => found.has(value.toLowerCase()));
};

/** What the public courses are searched and filtered by. A programme type is a word of the server's. */
export const courseSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, programType, description, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    programType,
    description,
    ...subjects,
  ],
  placeholder: 'A course or a subject',
  filters: {
    department: {
      label: 'Department',
      all: 'All departments',
      choices: occurring(UNIVERSITY_DEPARTMENTS),
      value: ({ department }) => department,
    },
    program: {
      label: 'Program type',
      all: 'All program types',
      choices: occurring(programTypeValues),
      value: ({ programType }) => programType,
    },
  },
});
