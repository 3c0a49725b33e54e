import type { RegisteredRouter, RouteById } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { feeStatusValues, studentStatusValues } from '#openapi/schema.gen.ts';
import { studentPages } from './student-pages.ts';
import { studentViews } from './student-views.ts';
import { rosterQuery } from './students.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { formatAmount, formatCgpa, formatPercent, formatStudyYear, NA, orNA } from '#src/platform/text/format.ts';
import { type Student, studentFields } from './student.ts';
import {
  ENROLLED,
  EVERYBODY,
  feeBadgeTone,
  feeStatusLabel,
  hasGraduated,
  hasLowAttendance,
  needsCorrection,
  OUTCOMES,
  placementOutcome,
  pendingAmount,
  placementLabel,
  SEMESTERS,
  studentStatus,
} from './student-facts.ts';
import { fieldColumns, type List, pickColumns } from '#src/records/list/list.tsx';
import { isChosen } from '#src/records/list/find-rows.ts';
import { defineListSearch, filterOf, withOthers } from '#src/records/list/list-search.ts';
import { RowLink } from '#src/records/list/RowLink.tsx';
import { importTask, oneOfParam } from '#src/records/search-params.ts';
import { type Column, nameCells, ToneText } from '#src/ui/data-table/columns.tsx';
import { studentType } from './record/student-record.ts';
import { studentListWords } from './student-words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a student's record was opened from: "Back to List" leads to the same rows, in the same order. */
    list?: { readonly pathname: string; readonly search: RosterSearch };
    /** A record led to its list because the server has not answered: the list is asked for on request alone. */
    isUnanswered?: true;
    fromRecord?: string;
  }
}

export type RosterSearch = RouteById<
  RegisteredRouter['routeTree'],
  '/admin/students/'
>['types']['fullSearchSchemaInput'];

const base = {
  searched: ({ name, email, rollNo }: Student) => [name, email, rollNo],
  phone: ({ phone }: Student) => phone,
  placeholder: msg`Name, email or roll number`,
};

/** Section 5: department matches whatever its case, year exactly. */
const filters = {
  department: filterOf(studentFields.department, {
    all: msg`All departments`,
    room: 11,
    value: ({ department }) => department.trim() || NA,
  }),
  year: filterOf(studentFields.year, { all: msg`All years`, room: 8 }),
};

/** Section 4: set by a deletion, so that the list is loaded again. */
const reload = oneOfParam([true]);

/** The form of a new student is open. It is in the URL, so that whoever has to sign in again comes back to it. */
const add = oneOfParam([true]);

export const dashboardSearch = defineListSearch({ ...base, filters, params: { reload, add } });

export const rosterSearch = defineListSearch({
  ...base,
  filters: {
    ...filters,
    semester: filterOf(studentFields.semester, { all: msg`All semesters`, fixedChoices: SEMESTERS, place: 'more' }),
    // The server's lists by pages know no such filter.
    gender: filterOf(studentFields.gender, {
      all: msg`Any gender`,
      value: ({ gender }) => gender?.trim() || NA,
      isLocal: true,
      place: 'more',
    }),
    placement: filterOf(studentFields.placementStatus, {
      label: msg`Placement`,
      all: msg`Any placement`,
      place: 'more',
    }),
    fee: filterOf(studentFields.feeStatus, {
      all: msg`Any fee status`,
      choices: [...feeStatusValues, NA],
      value: feeStatusLabel,
      place: 'more',
    }),
    status: filterOf(studentFields.status, {
      all: msg`All students`,
      choices: (statuses) => [
        { value: ENROLLED, label: msg`Current students` },
        { value: EVERYBODY, label: msg`All students` },
        ...withOthers(studentStatusValues, statuses).map((value) => ({ value, label: value })),
      ],
      matches: (student, wanted) =>
        wanted === EVERYBODY ||
        (wanted === ENROLLED ? !hasGraduated(student) : isChosen(studentStatus(student), String(wanted))),
      place: 'tabs',
      opening: { choice: ENROLLED, everything: EVERYBODY },
    }),
    cgpa: filterOf(studentFields.currentCGPA, { label: msg`CGPA`, all: msg`Any CGPA`, place: 'more' }),
    attendance: filterOf(studentFields.attendance, { all: msg`Any attendance`, place: 'more' }),
    pending: filterOf(studentFields.pendingAmount, {
      label: msg`Pending`,
      all: msg`Any amount`,
      place: 'more',
    }),
    // Set by the dashboard's figures: exactly those whom a figure counts.
    paid: filterOf(studentFields.paidAmount, { all: msg`Any amount`, place: 'linked' }),
    check: {
      label: msg`To correct`,
      all: msg`Correct or not`,
      fixedChoices: [{ value: 'wrong', label: msg`No roll number, or another year` }],
      value: (student) => (needsCorrection(student) ? 'wrong' : ''),
      isLocal: true,
      place: 'linked',
    },
    outcome: {
      label: msg`Outcome`,
      all: msg`Any outcome`,
      fixedChoices: OUTCOMES,
      value: placementOutcome,
      place: 'linked',
    },
  },
  params: { reload, add, task: importTask },
});

/** The record knows from which list it was opened. */
function StudentLink({ id, ...link }: Omit<ComponentProps<typeof RowLink>, 'destination' | 'onFollow'>) {
  const target = { to: '/admin/students/$studentId', params: { studentId: id } } as const;
  const open = (router: RegisteredRouter) => {
    const { pathname, search } = router.state.location;
    void router.navigate({ ...target, state: { list: { pathname, search } } });
  };
  return <RowLink id={id} destination={target} onFollow={open} preloads {...link} />;
}

function NamedStudent({ student }: { readonly student: Student }) {
  const { id, name } = student;
  return (
    <StudentLink id={id} className="line" title={name}>
      {orNA(name)}
    </StudentLink>
  );
}

const actionsColumn: Column<Student> = {
  id: 'actions',
  header: msg`Actions`,
  width: 4.8,
  printedCell: 'none',
  cell: ({ id, name }) =>
    id !== '' && (
      <StudentLink id={id} aria-label={t`View ${name}`}>
        {t`View`}
      </StudentLink>
    ),
};

const DOT = ' · ';
const known = (parts: readonly string[]) => parts.filter((part) => part !== '' && part !== orNA('')).join(DOT);

const everyColumn = fieldColumns(studentFields, {
  name: nameCells<Student>({
    name: (student) => <NamedStudent student={student} />,
    plainName: ({ name }) => orNA(name),
    detail: ({ email }) => email,
    compactDetail: ({ rollNo, department, year }) => known([rollNo, translate(department), formatStudyYear(year)]),
    // What the office has to do something about stands first, where a phone has room for it.
    compactFooter: (student) => {
      const pending = pendingAmount(student);
      return (
        <span className="line minor">
          {pending ? (
            <>
              <span className="due">{t`${formatAmount(pending)} to pay`}</span>
              {DOT}
            </>
          ) : null}
          {known([
            hasLowAttendance(student) ? t`${formatPercent(student.attendance?.percentage)} attendance` : '',
            t`CGPA ${formatCgpa(student.currentCGPA)}`,
            translate(placementLabel(student)),
          ])}
        </span>
      );
    },
  }),
  year: { cell: ({ year }) => orNA(year || undefined) },
  semester: { cell: ({ semester }) => orNA(semester || undefined) },
  attendance: {
    cell: (student) => {
      const words = formatPercent(student.attendance?.percentage);
      return hasLowAttendance(student) ? <ToneText tone="warning">{words}</ToneText> : words;
    },
  },
  fee: {
    accessor: pendingAmount,
    // The badge of the list warns of what is owed; the record's own says whether the status is Paid.
    cell: (student) =>
      student.feeStatus ? (
        <ToneText tone={feeBadgeTone(student)}>{translate(feeStatusLabel(student))}</ToneText>
      ) : (
        translate(feeStatusLabel(student))
      ),
  },
});
/** A server's lists by pages cannot be sorted by gender. */
const columns = everyColumn.map(({ accessor, ...column }) => ({
  ...column,
  ...(accessor && column.id !== 'gender' && { accessor }),
}));
const config = {
  words: studentListWords,
  nameOf: studentType.nameOf,
  query: rosterQuery,
  pages: studentPages,
  plainCells: true,
};
const usual = ['name', 'rollNo', 'department', 'year', 'semester', 'cgpa'];

/** The students on the administrator's dashboard. They can be sorted by the roster's columns too, as a URL may say. */
export const dashboardList: List<Student> = {
  ...config,
  path: '/admin/dashboard',
  search: dashboardSearch,
  columns: [...pickColumns(columns, [...usual, 'placement', 'fee', 'status']), actionsColumn],
  moreColumns: columns,
  whenEmpty: msg`Add the first one, or approve an application: an approved applicant becomes a student.`,
};

export const rosterList: List<Student> = {
  ...config,
  path: '/admin/students',
  search: rosterSearch,
  columns: pickColumns(columns, [...usual, 'attendance', 'placement', 'fee', 'status']),
  moreColumns: columns.filter(({ optional }) => optional),
  readyViews: studentViews,
  whenEmpty: msg`Students are added one by one, by an import, or when an application is approved.`,
};
