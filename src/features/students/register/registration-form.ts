import { object, string } from 'yup';
import type { components } from '#openapi/schema.gen.ts';
import { ROLL_NUMBER, ROLL_NUMBER_MESSAGE } from '../roll-number.ts';
import { atLeast, atMost, email, fullName, password, phone, required } from '#src/forms/rules.ts';

/** What the registration collects, every value as the text of its control. */
export const BLANK_REGISTRATION = {
  name: '',
  rollNo: '',
  email: '',
  password: '',
  confirmPassword: '',
  department: '',
  year: '',
  semester: '',
  phone: '',
};

export type RegistrationValues = typeof BLANK_REGISTRATION;

/** The rules of section 5 for a student's fields; all but the phone are required (contract, StudentRegistration). */
export const registrationSchema = object({
  name: fullName('Name is required'),
  rollNo: required('Roll number is required')
    .test(atLeast(4, 'Roll number must be at least 4 characters'))
    .test(atMost(20, 'Roll number must be less than 21 characters'))
    .matches(ROLL_NUMBER, { message: ROLL_NUMBER_MESSAGE, excludeEmptyString: true }),
  email: email(),
  password: password().test(atMost(128, 'Password must be less than 129 characters')),
  confirmPassword: string()
    .required('Please confirm your password')
    .when('password', ([chosen], schema) =>
      schema.test('same', 'Passwords do not match', (value) => !value || value === chosen),
    ),
  department: required('Department is required'),
  year: required('Year is required'),
  semester: required('Semester is required'),
  phone: phone(),
});

/** The body of POST /auth/register: year and semester are numbers, and an empty phone is left out. */
export function registrationOf(values: RegistrationValues): components['schemas']['StudentRegistration'] {
  const { confirmPassword: _, phone, year, semester, ...rest } = registrationSchema.cast(values);
  return { ...rest, year: Number(year), semester: Number(semester), ...(phone && { phone }) };
}
