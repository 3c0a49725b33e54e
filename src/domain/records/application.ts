import { previousQualificationValues, type components } from '../../../openapi/schema.gen.ts';
import { formatDate, formatDateTime } from '../format.ts';
import { describe, type ReadOnlyField, type WritableField } from './field.ts';

export type Application = components['schemas']['Application'];

/** The six fields that an applicant submits (section 7). */
export type ApplicationField = keyof components['schemas']['ApplicationSubmission'];

const { text, choice, list } = describe<Application>();

/** An application (section 3): what was submitted, in the order of the form, then what has become of it. */
export const applicationFields = {
  fullName: text((row) => row.fullName, {
    label: 'Full name',
    section: 'submitted',
    required: true,
    rule: { type: 'personName' },
  }),
  email: text((row) => row.email, {
    label: 'Email',
    section: 'submitted',
    required: true,
    rule: { type: 'email' },
    control: { type: 'email' },
  }),
  phoneNumber: text((row) => row.phoneNumber, {
    label: 'Phone number',
    section: 'submitted',
    required: true,
    rule: { type: 'phone' },
    control: { type: 'tel', help: '10 to 15 digits' },
  }),
  desiredCourse: text((row) => row.desiredCourse, {
    label: 'Desired course',
    section: 'submitted',
    required: true,
    column: { header: 'Course', width: 14, rank: 1 },
  }),
  previousQualification: choice((row) => row.previousQualification, previousQualificationValues, {
    label: 'Previous qualification',
    section: 'submitted',
    required: true,
    column: { header: 'Qualification', width: 11, rank: 3 },
  }),
  previousGrade: text((row) => row.previousGrade, {
    label: 'Previous grade',
    section: 'submitted',
    required: true,
    requiredMessage: 'Previous grade/percentage is required',
  }),
  submittedAt: text((row) => row.submittedAt, {
    label: 'Submitted',
    section: 'submitted',
    required: true,
    readOnly: true,
    aliases: ['applicationDate'],
    column: { header: 'Submitted', width: 8, rank: 2 },
    format: formatDateTime,
  }),
  referenceNumber: text((row) => row.referenceNumber, {
    label: 'Reference',
    required: true,
    readOnly: true,
    column: { header: 'Reference', width: 9.5, rank: 4 },
  }),
  status: text((row) => row.status, {
    label: 'Status',
    required: true,
    readOnly: true,
    aliases: ['applicationStatus'],
  }),
  history: list((row) => row.history, 'Timeline'),
  reviewComments: text((row) => row.reviewComments, { label: 'Comments', readOnly: true }),
  rejectionReason: text((row) => row.rejectionReason, { label: 'Reason for the rejection', readOnly: true }),
  reviewedBy: text((row) => row.reviewedBy, { label: 'Reviewed by', readOnly: true }),
  reviewedAt: text((row) => row.reviewedAt, { label: 'Reviewed', readOnly: true, format: formatDate }),
  generatedRollNumber: text((row) => row.generatedRollNumber, { label: 'Roll number', readOnly: true }),
  generatedStudentId: text((row) => row.generatedStudentId, { label: 'Student', readOnly: true }),
  updatedAt: text((row) => row.updatedAt, { label: 'Last changed', readOnly: true, format: formatDateTime }),
  id: text((row) => row.id, { label: 'Id', required: true, readOnly: true }),
} satisfies {
  readonly [Key in keyof Required<Application>]: Key extends ApplicationField
    ? WritableField<Application>
    : ReadOnlyField<Application>;
};
