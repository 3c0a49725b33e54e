import { object, string } from 'yup';
import type { components } from '../../../openapi/schema.gen.ts';
import { email, fullName, password, phone, required, rollNumber } from '../../forms/rules.ts';

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
  rollNo: rollNumber(),
  email: email(),
  password: password().max(128, 'Password must be less than 129 characters'),
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
  const phoneNumber = values.phone.trim();
  return {
    name: values.name.trim(),
    rollNo: values.rollNo.trim(),
    email: values.email.trim(),
    password: values.password,
    department: values.department,
    year: Number.parseInt(values.year, 10),
    semester: Number.parseInt(values.semester, 10),
    ...(phoneNumber && { phone: phoneNumber }),
  };
}
