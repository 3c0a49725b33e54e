import { describe, expect, it } from 'vitest';
import { schemaOf } from './schema.ts';
import { newBody } from './body.ts';
import { fieldsWhere, type Texts, textsOf } from './field.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';

const fields = fieldsWhere(studentFields, ({ create }) => create !== undefined);
const newStudentSchema = schemaOf(fields);
const registrationOf = (values: Texts) => newBody<Student, object>(fields, values);

const valid = {
  ...textsOf(fields),
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Computer Science',
};

describe('Section 5, admin add-student form', () => {
  it.each([
    ['the required fields alone', {}],
    [
      'every field',
      { phone: '+919876543210', dateOfBirth: '2004-02-29', bloodGroup: 'AB-', gender: 'Other', address: 'Pune' },
    ],
    ['a phone number of 10 digits', { phone: '9876543210' }],
  ])('accepts %s', async (_, part) => {
    await expect(newStudentSchema.validate({ ...valid, ...part })).resolves.toBeTruthy();
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'A'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Email is required'],
    ['email', 'asha@', 'Invalid email address'],
    ['rollNo', '  ', 'Roll number is required'],
    ['rollNo', 'CS1', 'Roll number must be at least 4 characters'],
    ['rollNo', 'C'.repeat(21), 'Roll number must be less than 21 characters'],
    ['rollNo', 'CS 2101', 'Roll number may contain letters and digits, with single - or / between them'],
    ['department', '', 'Department is required'],
    ['year', '', 'Year is required'],
    ['semester', '', 'Semester is required'],
    ['phone', '12345', 'Please provide a valid phone number'],
    ['phone', '1234567890123456', 'Please provide a valid phone number'],
    ['dateOfBirth', '2999-01-01', 'Date of birth must be in the past'],
    ['bloodGroup', 'C+', 'Please provide a valid blood group'],
  ])('%s %j: %s', async (field, value, message) => {
    await expect(newStudentSchema.validate({ ...valid, [field]: value })).rejects.toThrow(message);
  });
});

describe('Section 7, admin create student', () => {
  const sent = {
    name: 'Asha Rao',
    rollNo: 'CS2101',
    email: 'asha@university.example',
    department: 'Computer Science',
    year: 1,
    semester: 1,
  };
  it.each([
    ['payload name, rollNo, email, department, year, semester', {}, sent],
    ['year and semester are integers', { year: '3', semester: '6' }, { ...sent, year: 3, semester: 6 }],
    ['and 1 by default', { year: '', semester: '' }, sent],
    ['phone, dateOfBirth, bloodGroup omitted when empty', { phone: ' ', dateOfBirth: '', bloodGroup: '' }, sent],
    [
      'and sent when given',
      { phone: ' 9876543210', dateOfBirth: '2004-02-29', bloodGroup: 'O-' },
      { ...sent, phone: '9876543210', dateOfBirth: '2004-02-29', bloodGroup: 'O-' },
    ],
    ['address and gender are collected but not sent', { address: 'Pune', gender: 'Female' }, sent],
    ['what surrounds a text is not sent', { name: ' Asha Rao ', rollNo: ' CS2101 ' }, sent],
  ])('%s', (_, part, expected) => {
    expect(registrationOf({ ...valid, ...part })).toEqual(expected);
  });
});
