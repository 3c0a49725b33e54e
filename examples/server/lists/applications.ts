/** Applications by pages. */
import { momentRange, numberRange, oneOf, optional, text, type Values } from '../fields.ts';
import { applicationColumns } from '../records/applications.ts';
import { type Condition, equal, type List, searching, within } from './page.ts';
import { pageFields, sorts } from './parameters.ts';

export const applicationList: List = {
  table: 'applications',
  columns: applicationColumns,
  keys: {
    id: 'id',
    fullName: 'name_key',
    desiredCourse: 'course_key',
    previousQualification: 'grade',
    submittedAt: 'submitted_at',
    referenceNumber: 'reference_key',
    status: 'status',
  },
  unique: new Set(['id', 'reference_key']),
  natural: { columns: ['submitted_at', 'reference_number'], direction: 'DESC' },
};

/** What a summary's counts can be limited to. */
export const applicationFilterFields = {
  q: pageFields.q,
  course: optional(text({ min: 1, max: 150, trim: false })),
  grade: optional(numberRange),
  submitted: optional(momentRange),
};

export const applicationPageFields = {
  ...pageFields,
  ...applicationFilterFields,
  status: optional(text({ min: 1, max: 60, trim: false })),
  sort: optional(oneOf(...sorts(applicationList))),
};

const ofStatus = (status: string | undefined): Condition[] =>
  status === 'undecided'
    ? [{ sql: `status IN ('APPLIED', 'UNDER_REVIEW', 'WAITLISTED')`, values: [] }]
    : equal('status', status);

export const applicationConditions = (
  query: Values<typeof applicationFilterFields> & { status?: string | undefined },
): Condition[] => [
  ...searching(query.q, 'phone_number'),
  ...ofStatus(query.status),
  ...equal('course_low', query.course?.trim().toLowerCase()),
  ...within('grade', query.grade),
  ...within('submitted_at', query.submitted),
];
