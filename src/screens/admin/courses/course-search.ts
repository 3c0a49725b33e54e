import { programTypeValues, type components } from '../../../../openapi/schema.gen.ts';
import { departmentsIn } from '../../../domain/departments.ts';
import { withOthers } from '../../../domain/known-values.ts';
import { defineListSearch } from '../../../resource/list/list-search.ts';
import { text } from '../../../resource/search-params.ts';

export type Course = components['schemas']['Course'];

/** What the catalogue is searched and filtered by, and the course whose form is open: its id, or `new`. */
export const courseSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    ...subjects,
  ],
  placeholder: 'Course, code, department or subject',
  filters: {
    department: {
      label: 'Department',
      all: 'All departments',
      choices: departmentsIn,
      value: ({ department }) => department,
    },
    program: {
      label: 'Program type',
      all: 'All program types',
      choices: (courses) =>
        withOthers(
          programTypeValues,
          courses.map(({ programType }) => programType),
        ),
      value: ({ programType }) => programType,
    },
    status: {
      label: 'Status',
      all: 'Active or not',
      oneOf: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ],
      value: ({ isActive }) => (isActive ? 'active' : 'inactive'),
      room: 8,
    },
  },
  params: { course: text },
});
