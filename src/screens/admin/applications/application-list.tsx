import { applicationsQuery } from '../../../api/applications.ts';
import {
  APPLICATION_STATUSES,
  applicationStatusLabel,
  applicationStatusTone,
  isUndecided,
} from '../../../domain/application-status.ts';
import { formatDate, orNA } from '../../../domain/format.ts';
import { withOthers } from '../../../domain/known-values.ts';
import { type Application, applicationFields } from '../../../domain/records/application.ts';
import { fieldColumns } from '../../../resource/list/field-columns.tsx';
import { defineListSearch } from '../../../resource/list/list-search.ts';
import { defineList } from '../../../resource/list/use-list.ts';
import { text } from '../../../resource/search-params.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { ApplicationLink } from './open-application.tsx';

/** The tab of everything that waits for a decision. In lower case, as no status is written. */
export const UNDECIDED = 'undecided';

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
      choices: (applications) => [
        { value: UNDECIDED, label: 'Undecided' },
        ...withOthers(
          APPLICATION_STATUSES,
          applications.map(({ status }) => status),
        ).map((status) => ({ value: status, label: applicationStatusLabel(status) })),
      ],
      value: ({ status }) => status,
      matches: ({ status }, wanted) => (wanted === UNDECIDED ? isUndecided(status) : status === wanted),
      place: 'tabs',
    },
    course: {
      label: 'Course',
      all: 'All courses',
      choices: (applications) =>
        withOthers(
          [],
          applications.map(({ desiredCourse }) => desiredCourse.trim()),
        ),
      value: ({ desiredCourse }) => desiredCourse.trim(),
    },
  },
  params: { open: text },
});

/** The list of applications, as the server sends it: the newest first. */
export const applicationList = defineList({
  search: applicationSearch,
  query: applicationsQuery,
  rowId: ({ id }) => id,
  rowName: ({ fullName }) => fullName,
  caption: 'Applications',
  noun: 'applications',
  failed: 'Failed to load applications',
  unanswered: 'Error loading applications',
  empty: 'No applications yet',
  whenEmpty: 'They arrive here as soon as somebody applies on the admissions page.',
  columns: [
    {
      id: 'fullName',
      header: 'Applicant',
      width: 15,
      rowHeader: true,
      sortKey: ({ fullName }) => fullName,
      cell: (application) => (
        <>
          <ApplicationLink application={application} />
          <span className="line minor">{application.email}</span>
        </>
      ),
      compactCell: (application) => (
        <>
          <ApplicationLink application={application} />
          <span className="line minor">{application.desiredCourse}</span>
          <span className="line minor">{formatDate(application.submittedAt)}</span>
        </>
      ),
    },
    ...fieldColumns(applicationFields, {
      previousQualification: {
        cell: ({ previousQualification, previousGrade }) => `${orNA(previousQualification)}, ${orNA(previousGrade)}`,
      },
      submittedAt: { cell: ({ submittedAt }) => formatDate(submittedAt) },
    }),
    {
      id: 'status',
      header: 'Status',
      width: 7.5,
      sortKey: ({ status }) => applicationStatusLabel(status),
      cell: ({ status }) => <ToneText tone={applicationStatusTone(status)}>{applicationStatusLabel(status)}</ToneText>,
    },
  ],
});
