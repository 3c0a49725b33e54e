import { describe, expect, it } from 'vitest';
import { applicationSchema, type ApplicationValues } from './ApplicationForm.tsx';

const valid: ApplicationValues = {
  fullName: 'Asha Rao',
  email: 'asha@mail.example',
  phoneNumber: '+919876543210',
  desiredCourse: 'Civil Engineering',
  previousQualification: '12th Grade',
  previousGrade: '82%',
};
const schema = applicationSchema(['Civil Engineering']);
const messageOf = (values: Partial<ApplicationValues>) => {
  try {
    schema.validateSync({ ...valid, ...values });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
};

describe('The rules of an application (section 5)', () => {
  it.each([
    ['all of it', {}],
    ['a name of 2', { fullName: 'Jo' }],
    ['a name of 100', { fullName: 'n'.repeat(100) }],
    ['10 digits', { phoneNumber: '1234567890' }],
    ['15 digits after a plus', { phoneNumber: `+${'1'.repeat(15)}` }],
  ])('The admission form accepts %s', (_, values) => {
    expect(messageOf(values)).toBeUndefined();
  });

  it.each([
    ['no name', { fullName: ' ' }, 'Full name is required'],
    ['a name of 1 letter', { fullName: 'A' }, 'Name must be at least 2 characters'],
    ['a name of 101', { fullName: 'n'.repeat(101) }, 'Name must be less than 100 characters'],
    ['no email', { email: '' }, 'Email is required'],
    ['an email without a domain', { email: 'asha@' }, 'Invalid email address'],
    ['no phone', { phoneNumber: '' }, 'Phone number is required'],
    ['9 digits', { phoneNumber: '123456789' }, 'Please provide a valid phone number'],
    ['16 digits', { phoneNumber: '1'.repeat(16) }, 'Please provide a valid phone number'],
    ['a plus in the middle', { phoneNumber: '12345+67890' }, 'Please provide a valid phone number'],
    ['no course', { desiredCourse: '' }, 'Desired course is required'],
    ['a course that is not on offer', { desiredCourse: 'Alchemy' }, 'Desired course is required'],
    ['no qualification', { previousQualification: '' }, 'Previous qualification is required'],
    ['a qualification of another form', { previousQualification: 'PhD' }, 'Previous qualification is required'],
    ['an address without a domain of its own', { email: 'a@b' }, 'Invalid email address'],
    ['no grade', { previousGrade: '' }, 'Previous grade/percentage is required'],
    ['a grade of blanks', { previousGrade: '  ' }, 'Previous grade/percentage is required'],
  ])('The admission form refuses %s', (_, values, message) => {
    expect(messageOf(values)).toBe(message);
  });

  it('The admission form accepts any course before the list has loaded', () => {
    expect(applicationSchema(undefined).isValidSync({ ...valid, desiredCourse: 'Alchemy' })).toBe(true);
  });
});

it('An application is sent as typed, without spaces around values or inside a phone number (section 7)', () => {
  expect(
    schema.cast({ ...valid, fullName: ' Asha Rao ', previousGrade: ' 82% ', phoneNumber: '+91 98765-43210' }),
  ).toEqual(valid);
});
