import type { components } from '../../../../openapi/schema.gen.ts';
import { formatDate, orNA } from '../../../domain/format.ts';
import { applicationStatusLabel, applicationStatusTone } from '../../../domain/application-status.ts';
import type { SortKey } from '../../../domain/ordering.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { ToneText } from '../../../ui/data-table/ToneText.tsx';
import { ApplicationLink } from './ApplicationLink.tsx';

type Application = components['schemas']['Application'];

const nameLink = (application: Application) => (
  <ApplicationLink id={application.id} title={application.fullName}>
    {orNA(application.fullName)}
  </ApplicationLink>
);

/** The columns of the list of applications. */
export const applicationColumns: Columns<Application> = [
  {
    id: 'fullName',
    header: 'Applicant',
    accessorFn: ({ fullName }) => fullName,
    meta: { width: 15, rowHeader: true },
    cell: ({ row: { original: application } }) => (
      <>
        {nameLink(application)}
        <span className="line minor">{application.email}</span>
      </>
    ),
    compactCell: (application) => (
      <>
        {nameLink(application)}
        <span className="line minor">{application.desiredCourse}</span>
        <span className="line minor">{formatDate(application.submittedAt)}</span>
      </>
    ),
  },
  {
    id: 'desiredCourse',
    header: 'Course',
    accessorFn: ({ desiredCourse }) => desiredCourse,
    meta: { width: 14, rank: 1 },
  },
  {
    id: 'previousQualification',
    header: 'Qualification',
    accessorFn: ({ previousQualification, previousGrade }) => `${orNA(previousQualification)}, ${orNA(previousGrade)}`,
    meta: { width: 11, rank: 3 },
  },
  {
    id: 'submittedAt',
    header: 'Submitted',
    accessorFn: ({ submittedAt }) => formatDate(submittedAt),
    meta: { width: 8, rank: 2 },
  },
  {
    id: 'referenceNumber',
    header: 'Reference',
    accessorFn: ({ referenceNumber }) => orNA(referenceNumber),
    meta: { width: 9.5, rank: 4 },
  },
  {
    id: 'status',
    header: 'Status',
    accessorFn: ({ status }) => status,
    meta: { width: 7.5 },
    cell: ({ row: { original: application } }) => (
      <ToneText tone={applicationStatusTone(application.status)}>{applicationStatusLabel(application.status)}</ToneText>
    ),
  },
];

const keys: ReadonlyMap<string, (application: Application) => SortKey> = new Map([
  ['fullName', ({ fullName }: Application): SortKey => fullName],
  ['desiredCourse', ({ desiredCourse }: Application): SortKey => desiredCourse],
  ['previousQualification', ({ previousQualification }: Application): SortKey => previousQualification],
  ['submittedAt', ({ submittedAt }: Application): SortKey => submittedAt],
  ['referenceNumber', ({ referenceNumber }: Application): SortKey => referenceNumber],
  ['status', ({ status }: Application): SortKey => applicationStatusLabel(status)],
]);

/** The columns that applications can be sorted by. */
export const APPLICATION_COLUMNS: readonly string[] = [...keys.keys()];

/** What a column is sorted by. */
export function applicationKey(application: Application, column: string): SortKey {
  return keys.get(column)?.(application);
}
