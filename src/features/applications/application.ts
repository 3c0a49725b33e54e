import { previousQualificationValues, type components } from '#openapi/schema.gen.ts';
import { msg } from '#src/languages/texts.ts';
import { formatDate, formatDateTime } from '#src/platform/text/format.ts';
import { defineFields, ID_ALIASES, type ReadOnlyField, type WritableField } from '#src/records/fields/field.ts';

export type Application = components['schemas']['Application'];

/** The six fields that an applicant submits (section 7). */
export type ApplicationField = keyof components['schemas']['ApplicationSubmission'];

/** What the contract's qualifications are called. */
export const qualificationLabels: Readonly<Record<Application['previousQualification'], string>> = {
  '10th Grade': msg`10th Grade`,
  '12th Grade': msg`12th Grade`,
  Diploma: msg`Diploma`,
  "Bachelor's Degree": msg`Bachelor's Degree`,
  "Master's Degree": msg`Master's Degree`,
  Other: msg`Other`,
};

const fields = defineFields<Application>();
const submitted = fields({ section: 'submitted', required: true });
const readOnly = fields({ readOnly: true });

/** An application (section 3): what was submitted, in the order of the form, then what has become of it. */
export const applicationFields = {
  fullName: submitted.text((row) => row.fullName, {
    label: msg`Full name`,
    csv: { title: 'Full Name' },
    column: { header: msg`Applicant`, width: 13.6, grows: true },
  }),
  email: submitted.text((row) => row.email, {
    label: msg`Email`,
    control: { type: 'email' },
    csv: { title: 'Email' },
  }),
  phoneNumber: submitted.text((row) => row.phoneNumber, {
    label: msg`Phone number`,
    csv: { title: 'Phone' },
    rule: { type: 'phone' },
    control: { type: 'tel' },
  }),
  desiredCourse: submitted.text((row) => row.desiredCourse, {
    label: msg`Desired course`,
    csv: { title: 'Course' },
    column: { header: msg`Course`, width: 14, responsivePriority: 1, grows: true },
  }),
  previousQualification: submitted.choice((row) => row.previousQualification, previousQualificationValues, {
    label: msg`Previous qualification`,
    csv: { title: 'Qualification' },
    column: { header: msg`Qualification`, width: 12.4, responsivePriority: 3 },
  }),
  previousGrade: submitted.text((row) => row.previousGrade, {
    label: msg`Previous grade`,
    csv: { title: 'Grade' },
  }),
  submittedAt: submitted.text((row) => row.submittedAt, {
    label: msg`Submitted`,
    csv: { title: 'Submitted' },
    readOnly: true,
    aliases: ['applicationDate'],
    column: { header: msg`Submitted`, width: 8, responsivePriority: 2 },
    format: formatDateTime,
  }),
  referenceNumber: readOnly.text((row) => row.referenceNumber, {
    label: msg`Reference`,
    csv: { title: 'Reference' },
    required: true,
    column: { header: msg`Reference`, width: 9.5, responsivePriority: 4 },
  }),
  status: readOnly.text((row) => row.status, {
    label: msg`Status`,
    csv: { title: 'Status' },
    required: true,
    aliases: ['applicationStatus'],
    column: { header: msg`Status`, width: 9.3, responsivePriority: 0 },
  }),
  history: readOnly.list((row) => row.history, { label: msg`Timeline`, required: true }),
  reviewComments: readOnly.text((row) => row.reviewComments, { label: msg`Comments`, csv: { title: 'Comments' } }),
  rejectionReason: readOnly.text((row) => row.rejectionReason, {
    label: msg`Reason for the rejection`,
    csv: { title: 'Reason for the Rejection' },
  }),
  reviewedBy: readOnly.text((row) => row.reviewedBy, { label: msg`Reviewed by`, csv: { title: 'Reviewed By' } }),
  reviewedAt: readOnly.text((row) => row.reviewedAt, {
    label: msg`Reviewed`,
    csv: { title: 'Reviewed' },
    format: formatDate,
  }),
  generatedRollNumber: readOnly.text((row) => row.generatedRollNumber, {
    label: msg`Roll number`,
    csv: { title: 'Roll Number' },
  }),
  generatedStudentId: readOnly.text((row) => row.generatedStudentId, {
    label: msg`Student`,
    csv: { title: 'Student Id' },
  }),
  updatedAt: readOnly.text((row) => row.updatedAt, {
    label: msg`Last changed`,
    csv: { title: 'Last Changed' },
    format: formatDateTime,
  }),
  id: readOnly.text((row) => row.id, { label: msg`Id`, required: true, aliases: ID_ALIASES, csv: { title: 'Id' } }),
} satisfies {
  readonly [Key in keyof Required<Application>]: Key extends ApplicationField
    ? WritableField<Application>
    : ReadOnlyField<Application>;
};
