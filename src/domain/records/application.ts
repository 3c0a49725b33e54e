import { previousQualificationValues, type components } from '../../../openapi/schema.gen.ts';
import { formatDate, formatDateTime } from '../format.ts';
import { describe, type ReadOnlyField, type WritableField } from './field.ts';

export type Application = components['schemas']['Application'];

/** The six fields that an applicant submits (section 7). */
export type ApplicationField = keyof components['schemas']['ApplicationSubmission'];

const { text, choice, list } = describe<Application>();

/** An application (section 3): what was submitted, in the order of the form, then what has become of it. */
export const applicationFields = {
  fullName: text((application) => application.fullName, {
    label: 'Full name',
    section: 'submitted',
    required: true,
    rule: { type: 'personName' },
  }),
  email: text((application) => application.email, {
    label: 'Email',
    section: 'submitted',
    required: true,
    rule: { type: 'email' },
    control: { type: 'email' },
  }),
  phoneNumber: text((application) => application.phoneNumber, {
    label: 'Phone number',
    section: 'submitted',
    required: true,
    rule: { type: 'phone' },
    control: { type: 'tel', help: '10 to 15 digits' },
  }),
  desiredCourse: text((application) => application.desiredCourse, {
    label: 'Desired course',
    section: 'submitted',
    required: true,
    column: { header: 'Course', width: 14, rank: 1 },
  }),
  previousQualification: choice((application) => application.previousQualification, previousQualificationValues, {
    label: 'Previous qualification',
    section: 'submitted',
    required: true,
    column: { header: 'Qualification', width: 11, rank: 3 },
  }),
  previousGrade: text((application) => application.previousGrade, {
    label: 'Previous grade',
    section: 'submitted',
    required: true,
    requiredMessage: 'Previous grade/percentage is required',
  }),
  submittedAt: text(
    (application) => application.submittedAt,
    {
      label: 'Submitted',
      section: 'submitted',
      required: true,
      readOnly: true,
      aliases: ['applicationDate'],
      column: { header: 'Submitted', width: 8, rank: 2 },
    },
    formatDateTime,
  ),
  referenceNumber: text((application) => application.referenceNumber, {
    label: 'Reference',
    required: true,
    readOnly: true,
    column: { header: 'Reference', width: 9.5, rank: 4 },
  }),
  status: text((application) => application.status, {
    label: 'Status',
    required: true,
    readOnly: true,
    aliases: ['applicationStatus'],
  }),
  history: list((application) => application.history, 'Timeline'),
  reviewComments: text((application) => application.reviewComments, { label: 'Comments', readOnly: true }),
  rejectionReason: text((application) => application.rejectionReason, {
    label: 'Reason for the rejection',
    readOnly: true,
  }),
  reviewedBy: text((application) => application.reviewedBy, { label: 'Reviewed by', readOnly: true }),
  reviewedAt: text((application) => application.reviewedAt, { label: 'Reviewed', readOnly: true }, formatDate),
  generatedRollNumber: text((application) => application.generatedRollNumber, { label: 'Roll number', readOnly: true }),
  generatedStudentId: text((application) => application.generatedStudentId, { label: 'Student', readOnly: true }),
  updatedAt: text((application) => application.updatedAt, { label: 'Last changed', readOnly: true }, formatDateTime),
  id: text((application) => application.id, { label: 'Id', required: true, readOnly: true }),
} satisfies {
  readonly [Key in keyof Required<Application>]: Key extends ApplicationField
    ? WritableField<Application>
    : ReadOnlyField<Application>;
};
