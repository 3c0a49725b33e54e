import type { components } from '../../../../openapi/schema.gen.ts';
import { formatDate, orNA } from '../../../domain/format.ts';
import { applicationStatusLabel, applicationStatusTone } from '../../../domain/application-status.ts';
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
    width: 15,
    rowHeader: true,
    sortKey: ({ fullName }) => fullName,
    cell: (application) => (
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
    width: 14,
    rank: 1,
    sortKey: ({ desiredCourse }) => desiredCourse,
    cell: ({ desiredCourse }) => desiredCourse,
  },
  {
    id: 'previousQualification',
    header: 'Qualification',
    width: 11,
    rank: 3,
    sortKey: ({ previousQualification }) => previousQualification,
    cell: ({ previousQualification, previousGrade }) => `${orNA(previousQualification)}, ${orNA(previousGrade)}`,
  },
  {
    id: 'submittedAt',
    header: 'Submitted',
    width: 8,
    rank: 2,
    sortKey: ({ submittedAt }) => submittedAt,
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
  {
    id: 'referenceNumber',
    header: 'Reference',
    width: 9.5,
    rank: 4,
    sortKey: ({ referenceNumber }) => referenceNumber,
    cell: ({ referenceNumber }) => orNA(referenceNumber),
  },
  {
    id: 'status',
    header: 'Status',
    width: 7.5,
    sortKey: ({ status }) => applicationStatusLabel(status),
    cell: ({ status }) => <ToneText tone={applicationStatusTone(status)}>{applicationStatusLabel(status)}</ToneText>,
  },
];
