import { object, string } from 'yup';
import type { components } from '#openapi/schema.gen.ts';
import { atLeast, atMost, email, fullName, password, phone, required } from '#src/forms/rules.ts';

/** What is asked of a new administrator, every value as the text of its control. */
export const BLANK_ADMINISTRATOR = {
  name: '',
  email: '',
  username: '',
  role: '',
  password: '',
  department: '',
  phoneNumber: '',
};

export type AdministratorValues = typeof BLANK_ADMINISTRATOR;

/** The rules of the contract (AdminRegistration); department and phone number may be left out. */
export const administratorSchema = object({
  name: fullName('Name is required'),
  email: email(),
  username: required('User name is required')
    .test(atLeast(3, 'User name must be at least 3 characters'))
    .test(atMost(50, 'User name must be less than 51 characters'))
    .matches(/^[A-Za-z0-9._-]*$/, 'User name may contain letters, digits, dots, - and _ only'),
  role: required('Role is required'),
  password: password().test(atMost(128, 'Password must be less than 129 characters')),
  department: string()
    .trim()
    .test('atLeast', 'Department must be at least 2 characters', (text = '') => text.length !== 1)
    .test(atMost(60, 'Department must be less than 61 characters')),
  phoneNumber: phone(),
});

/** The body of POST /admin/auth/register: what was left empty is left out. */
export function registrationOf(values: AdministratorValues): components['schemas']['AdminRegistration'] {
  const { department, phoneNumber, role, ...needed } = administratorSchema.cast(values);
  return {
    ...needed,
    role: role as components['schemas']['AdminRole'],
    ...(department && { department }),
    ...(phoneNumber && { phoneNumber }),
  };
}
