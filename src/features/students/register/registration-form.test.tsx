import { describe, expect, it } from 'vitest';
import { registrationOf, registrationSchema, type RegistrationValues } from './RegisterScreen.tsx';

const valid: RegistrationValues = {
  name: 'Asha Rao',
  rollNo: 'CS26901',
  email: 'asha.rao@university.example',
  password: 'four purple rickshaws',
  confirmPassword: 'four purple rickshaws',
  department: 'Life Sciences',
  year: '2',
  semester: '3',
  phone: '',
};
/** The message of the first invalid field, in the order of the form. */
const messageOf = (values: Partial<RegistrationValues>) => {
  for (const name of Object.keys(valid))
    try {
      registrationSchema.validateSyncAt(name, { ...valid, ...values });
    } catch (error) {
      return error instanceof Error ? error.message : undefined;
    }
  return undefined;
};

describe('The rules of a registration (section 5 and the contract)', () => {
  it.each([
    ['all of it', {}],
    ['6 characters', { password: 'abcdef', confirmPassword: 'abcdef' }],
    ['a phone with a plus', { phone: '+919876543210' }],
  ])('The registration form accepts %s', (_, values) => {
    expect(messageOf(values)).toBeUndefined();
  });

  it.each([
    ['no name', { name: '' }, 'Name is required'],
    ['a name of 1 letter', { name: 'A' }, 'Name must be at least 2 characters'],
    ['a name of 101', { name: 'n'.repeat(101) }, 'Name must be less than 100 characters'],
    ['no roll number', { rollNo: '' }, 'Roll number is required'],
    ['a roll number of 3', { rollNo: 'CS1' }, 'Roll number must be at least 4 characters'],
    [
      'a roll number with a blank',
      { rollNo: 'CS 26901' },
      'Roll number may contain letters and digits, with single - or / between them',
    ],
    [
      'a roll number that ends with a hyphen',
      { rollNo: 'CS26901-' },
      'Roll number may contain letters and digits, with single - or / between them',
    ],
    ['no email', { email: '' }, 'Email is required'],
    ['half an email', { email: 'asha@' }, 'Invalid email address'],
    ['no password', { password: '', confirmPassword: '' }, 'Password is required'],
    ['5 characters', { password: 'abcde', confirmPassword: 'abcde' }, 'Password must be at least 6 characters'],
    ['no confirmation', { confirmPassword: '' }, 'Please confirm your password'],
    ['another confirmation', { confirmPassword: 'four purple rickshaw' }, 'Passwords do not match'],
    ['no department', { department: '' }, 'Department is required'],
    ['no year', { year: '' }, 'Year is required'],
    ['no semester', { semester: '' }, 'Semester is required'],
    ['a phone of 9 digits', { phone: '123456789' }, 'Please provide a valid phone number'],
  ])('The registration form refuses %s', (_, values, message) => {
    expect(messageOf(values)).toBe(message);
  });
});

it('A registration is sent with whole numbers, without the confirmation, and without an empty phone', () => {
  const { confirmPassword: _, phone: __, ...rest } = valid;
  expect(registrationOf(valid)).toEqual({ ...rest, year: 2, semester: 3 });
  expect(registrationOf({ ...valid, phone: ' 9876543210 ' })).toMatchObject({ phone: '9876543210' });
});
