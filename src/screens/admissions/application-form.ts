import { object } from 'yup';
import type { components } from '../../../openapi/schema.gen.ts';
import { previousQualificationValues } from '../../../openapi/schema.gen.ts';
import { email, fullName, phone, required } from '../../forms/rules.ts';

/** What the admission form collects (section 7), every value as the text of its control. */
export const BLANK_APPLICATION = {
  fullName: '',
  email: '',
  phoneNumber: '',
  desiredCourse: '',
  previousQualification: '',
  previousGrade: '',
};

export type ApplicationValues = typeof BLANK_APPLICATION;

const NO_COURSE = 'Desired course is required';

/** Section 5, admission. A course that is not on offer, such as one from an old link, is invalid. */
export const applicationSchema = (offered: readonly string[] | undefined) =>
  object({
    fullName: fullName(),
    email: email(),
    phoneNumber: phone().required('Phone number is required'),
    desiredCourse: required(NO_COURSE).test('offered', NO_COURSE, (name) => !offered || offered.includes(name)),
    previousQualification: required('Previous qualification is required'),
    previousGrade: required('Previous grade/percentage is required'),
  });

/** The body of POST /applications/submit. */
export function submissionOf(values: ApplicationValues): components['schemas']['ApplicationSubmission'] {
  const { previousQualification } = values;
  return {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    phoneNumber: values.phoneNumber.trim(),
    desiredCourse: values.desiredCourse,
    previousQualification: previousQualificationValues.find((one) => one === previousQualification) ?? 'Other',
    previousGrade: values.previousGrade.trim(),
  };
}
