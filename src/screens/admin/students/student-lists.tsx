import { feeStatusValues, placementStatusValues, studentStatusValues } from '../../../../openapi/schema.gen.ts';
import { rosterQuery } from '../../../api/students.ts';
import { departmentsIn } from '../../../domain/departments.ts';
import { feeBadgeTone, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { formatCgpa, formatOrdinal, NA, orNA } from '../../../domain/format.ts';
import { placementLabel } from '../../../domain/placement.ts';
import { type Student, studentFields } from '../../../domain/records/student.ts';
import { studentStatus } from '../../../domain/student-account.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../domain/study-years.ts';
import { fieldColumns, pickColumns } from '../../../resource/list/field-columns.tsx';
import { defineListSearch, type Filters } from '../../../resource/list/list-search.ts';
import { defineList } from '../../../resource/list/use-list.ts';
import { importTask, oneOf } from '../../../resource/search-params.ts';
import type { Column } from '../../../ui/data-table/columns.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { StudentLink } from './StudentLink.tsx';

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
  params: { reload, task: importTask },
});

const nameLink = (student: Student) => (
  <StudentLink id={student.id} title={student.name} className="line">
    {orNA(student.name)}
  </StudentLink>
);

const nameColumn: Column<Student> = {
  id: 'name',
  header: 'Name',
  width: 11.9,
  rowHeader: true,
  sortKey: (student) => student.name,
  cell: (student) => (
    <>
      {nameLink(student)}
      <span className="line minor">{student.email}</span>
    </>
  ),
  compactCell: (student) => (
    <>
      {nameLink(student)}
      <span className="line minor">{`${student.rollNo} · ${student.department}`}</span>
      <span className="line minor">
        {`${formatOrdinal(student.year)} year · CGPA ${formatCgpa(student.currentCGPA)} · ${placementLabel(student)}`}
      </span>
    </>
  ),
};

const actionsColumn: Column<Student> = {
  id: 'actions',
  header: 'Actions',
  width: 4.8,
  cell: (student) => (
    <StudentLink id={student.id} label={`View ${student.name}`}>
      View
    </StudentLink>
  ),
};

const columns = fieldColumns(studentFields, {
  year: { cell: ({ year }) => orNA(year || undefined) },
  semester: { cell: ({ semester }) => orNA(semester || undefined) },
  fee: {
    sortKey: pendingAmount,
    // The badge of the list warns of what is owed; the record's own says whether the status is Paid.
    cell: (student) =>
      student.feeStatus ? (
        <ToneText tone={feeBadgeTone(student)}>{feeStatusLabel(student)}</ToneText>
      ) : (
        feeStatusLabel(student)
      ),
  },
});
const look = {
  query: rosterQuery,
  rowId: ({ id }: Student) => id,
  rowName: ({ name, rollNo }: Student) => name || rollNo,
  caption: 'Students',
  noun: 'students',
  failed: 'Failed to load students',
  unanswered: 'Error loading students',
  empty: 'No students yet',
  plainCells: true,
} as const;
const optionalColumns = columns.filter(({ optional }) => optional);

/** The students on the administrator's dashboard. They can be sorted by the roster's columns too, as a URL may say. */
export const dashboardList = defineList({
  ...look,
  search: dashboardSearch,
  columns: [
    nameColumn,
    ...pickColumns(columns, ['rollNo', 'department', 'year', 'semester', 'cgpa', 'placement', 'fee', 'status']),
    actionsColumn,
  ],
  moreColumns: columns,
  whenEmpty: 'Add the first one, or approve an application: an approved applicant becomes a student.',
});

/** The whole roster, whose names are links to the records. */
export const rosterList = defineList({
  ...look,
  search: rosterSearch,
  columns: [
    nameColumn,
    ...pickColumns(columns, [
      'rollNo',
      'department',
      'year',
      'semester',
      'cgpa',
      'attendance',
      'placement',
      'fee',
      'status',
    ]),
  ],
  moreColumns: optionalColumns,
  whenEmpty: 'Students are added on the dashboard, by an import, or when an application is approved.',
});
