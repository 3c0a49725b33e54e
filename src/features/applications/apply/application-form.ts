import { object } from 'yup';
import { previousQualificationValues } from '#openapi/schema.gen.ts';
import { atMost, email, fullName, phone, required } from '#src/forms/rules.ts';

/** Section 8: the six names that are offered when the latest courses cannot be loaded. */
export const BASIC_COURSES: readonly string[] = [
  'Computer Science Engineering',
  'Electronics and Communication Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
  'Information Technology',
];

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
const NO_QUALIFICATION = 'Previous qualification is required';

/** Section 5, admission; a cast value is what POST /applications/submit takes. A course that is not on offer is invalid. */
export const applicationSchema = (offered: readonly string[] | undefined) =>
  object({
    fullName: fullName(),
    email: email(),
    phoneNumber: phone().required('Phone number is required'),
    desiredCourse: required(NO_COURSE).test('offered', NO_COURSE, (name) => !offered || offered.includes(name)),
    previousQualification: required(NO_QUALIFICATION).oneOf(previousQualificationValues, NO_QUALIFICATION),
    previousGrade: required('Previous grade/percentage is required').test(
      atMost(50, 'Previous grade/percentage must be less than 51 characters'),
    ),
  });
