import { applicationPages } from './application-pages.ts';
import { applicationsQuery } from './applications.ts';
import {
  APPLICATION_STATUSES,
  applicationStatusLabel,
  applicationStatusTone,
  isUndecided,
  UNDECIDED,
} from './application-status.ts';
import { formatDayOf, orNA, timeOf } from '#src/platform/text/format.ts';
import { gradePercent } from '#openapi/grade-percent.ts';
import { type Application, applicationFields } from './application.ts';
import { fieldColumns } from '#src/records/list/field-columns.tsx';
import { defineListSearch, filterOf, withOthers } from '#src/records/list/list-search.ts';
import { definePagedList } from '#src/records/list/use-list.ts';
import { text } from '#src/records/search-params.ts';
import { nameCells, ToneText } from '#src/ui/data-table/columns.tsx';
import { ApplicationLink } from './open-application.tsx';

const gradeOf = ({ previousGrade }: Application) => gradePercent(previousGrade);

/** What the applications are searched and filtered by, and the one that is open. */
export const applicationSearch = defineListSearch({
  searched: ({ fullName, email, desiredCourse, referenceNumber }: Application) => [
    fullName,
    email,
    desiredCourse,
    referenceNumber,
  ],
  placeholder: 'Name, email, course or reference',
  filters: {
    status: {
      label: 'Status',
      all: 'All',
      choices: (statuses) => [
        { value: UNDECIDED, label: 'Undecided' },
        ...withOthers(APPLICATION_STATUSES, statuses).map((value) => ({ value, label: applicationStatusLabel(value) })),
      ],
      value: ({ status }) => status,
      matches: ({ status }, wanted) => (wanted === UNDECIDED ? isUndecided(status) : status === wanted),
      place: 'tabs',
    },
    course: filterOf(applicationFields.desiredCourse, { label: 'Course', all: 'All courses' }),
    grade: filterOf(applicationFields.previousGrade, {
      label: 'Grade (%)',
      all: 'Any grade',
      range: { of: 'number', min: 0, max: 100, note: 'As a percentage of its scale: 8.3 of 10 counts as 83%.' },
      value: gradeOf,
      place: 'more',
    }),
    submitted: filterOf(applicationFields.submittedAt, {
      label: 'Submitted',
      all: 'Any day',
      range: { of: 'day' },
      value: ({ submittedAt }) => timeOf(submittedAt),
      place: 'more',
    }),
  },
  params: { open: text },
});

/** The list of applications, as the server sends it: the newest first. */
export const applicationList = definePagedList({
  path: '/admin/applications',
  type: { noun: 'application', plural: 'applications', nameOf: ({ fullName }) => fullName },
  search: applicationSearch,
  query: applicationsQuery,
  pages: applicationPages,
  whenEmpty: 'They arrive here as soon as somebody applies on the admissions page.',
  columns: fieldColumns(applicationFields, {
    fullName: nameCells<Application>({
      name: (application) => <ApplicationLink application={application} />,
      plainName: ({ fullName }) => orNA(fullName),
      detail: ({ email }) => email,
      compactDetail: ({ desiredCourse }) => desiredCourse,
      compactFooter: ({ submittedAt }) => <span className="line minor">{formatDayOf(submittedAt)}</span>,
    }),
    previousQualification: {
      sortKey: gradeOf,
      cell: ({ previousQualification, previousGrade }) => `${orNA(previousQualification)}, ${orNA(previousGrade)}`,
    },
    submittedAt: { cell: ({ submittedAt }) => formatDayOf(submittedAt) },
    status: {
      sortKey: ({ status }) => applicationStatusLabel(status),
      cell: ({ status }) => <ToneText tone={applicationStatusTone(status)}>{applicationStatusLabel(status)}</ToneText>,
    },
  }),
});

/** What an export of them has: the fields of the record, and no temporary password, which no record holds. */
export const applicationRecords = { fields: applicationFields, plural: applicationList.type.plural };
