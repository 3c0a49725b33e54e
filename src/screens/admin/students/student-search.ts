import {
  type components,
  feeStatusValues,
  placementStatusValues,
  studentStatusValues,
} from '../../../../openapi/schema.gen.ts';
import { departmentsIn } from '../../../domain/departments.ts';
import { feeStatusLabel } from '../../../domain/fees.ts';
import { NA } from '../../../domain/format.ts';
import { placementLabel } from '../../../domain/placement.ts';
import { studentStatus } from '../../../domain/student-account.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../domain/study-years.ts';
import { defineListSearch, type Filters } from '../../../resource/list/list-search.ts';
import { oneOf } from '../../../resource/search-params.ts';

type Student = components['schemas']['Student'];

const base = {
  searched: ({ name, email, rollNo }: Student) => [name, email, rollNo],
  placeholder: 'Name, email or roll number',
  words: 'exact',
} as const;

/** Section 5: department matches whatever its case, year exactly. */
const filters = {
  department: {
    label: 'Department',
    all: 'All departments',
    choices: departmentsIn,
    value: ({ department }) => department,
    room: 11,
  },
  year: {
    label: 'Year',
    all: 'All years',
    oneOf: ordinalChoices(YEARS, 'year'),
    value: ({ year }) => year,
    room: 8,
  },
} as const satisfies Filters<Student>;

/** Section 4: set by a deletion, so that the list is loaded again. */
const reload = oneOf([true]);

/** What the students on the dashboard are searched and filtered by. */
export const dashboardSearch = defineListSearch({ ...base, filters, params: { reload } });

/** What the whole roster is searched and filtered by. */
export const rosterSearch = defineListSearch({
  ...base,
  filters: {
    ...filters,
    semester: {
      label: 'Semester',
      all: 'All semesters',
      oneOf: SEMESTERS,
      value: ({ semester }) => semester,
      place: 'more',
    },
    placement: {
      label: 'Placement',
      all: 'Any placement',
      choices: placementStatusValues,
      value: placementLabel,
      place: 'more',
    },
    fee: {
      label: 'Fee status',
      all: 'Any fee status',
      choices: [...feeStatusValues, NA],
      value: feeStatusLabel,
      place: 'more',
    },
    status: {
      label: 'Status',
      all: 'Any status',
      choices: studentStatusValues,
      value: studentStatus,
      place: 'more',
    },
  },
  params: {
    reload,
    /** Something else than the list: an import, or one that was interrupted, by the time at which it was begun. */
    task: (value: unknown) => (value === 'import' || typeof value === 'number' ? value : undefined),
  },
});
