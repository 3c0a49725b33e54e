import { describe, expect, it } from 'vitest';
import { schemaOf } from './schema.ts';
import { requestBody } from './body.ts';
import { fieldsWhere, pickFields, type Texts, textsOf } from './field.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';

const fields = fieldsWhere(studentFields, ({ create }) => create !== undefined);
const sent = fieldsWhere(studentFields, ({ create }) => create === 'sent');
const newStudentSchema = schemaOf(fields);
const registrationOf = (values: Texts) => requestBody<Student, object>(sent, values);

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
  ])('refuses %s %j with: %s', async (field, value, message) => {
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
    ['sends name, rollNo, email, department, year, semester', {}, sent],
    ['sends year and semester as integers', { year: '3', semester: '6' }, { ...sent, year: 3, semester: 6 }],
    ['sends year and semester as 1 by default', { year: '', semester: '' }, sent],
    ['omits empty phone, dateOfBirth and bloodGroup', { phone: ' ', dateOfBirth: '', bloodGroup: '' }, sent],
    [
      'sends phone, dateOfBirth and bloodGroup when given',
      { phone: ' 9876543210', dateOfBirth: '2004-02-29', bloodGroup: 'O-' },
      { ...sent, phone: '9876543210', dateOfBirth: '2004-02-29', bloodGroup: 'O-' },
    ],
    ['does not send address and gender', { address: 'Pune', gender: 'Female' }, sent],
    ['sends texts without surrounding spaces', { name: ' Asha Rao ', rollNo: ' CS2101 ' }, sent],
  ])('%s', (_, part, expected) => {
    expect(registrationOf({ ...valid, ...part })).toEqual(expected);
  });
});

describe('The request body of an edited record', () => {
  const row: Student = {
    id: 's1',
    name: 'Asha Rao',
    email: 'asha@university.example',
    rollNo: 'CS2101',
    department: 'Civil',
    year: 2,
    semester: 3,
    phone: ' 98765 43210 ',
    bloodGroup: 'Unknown' as 'A+',
    placementStatus: 'Placed',
    company: 'Northwind',
    updatedAt: '2026-05-04T09:30:00.000Z',
  };
  const parts = pickFields(studentFields, ['phone', 'bloodGroup', 'placementStatus', 'company', 'attendance', 'email']);
  const { updatedAt } = row;
  const required = { email: 'asha@university.example' };
  it.each([
    ['record', 'keeps what the form does not hold, and an untouched value that is no known word', {}, row],
    [
      'record',
      'clears what has been emptied, and nests',
      { bloodGroup: '', attendance: '80' },
      { ...row, bloodGroup: null, attendance: { percentage: 80 } },
    ],
    [
      'record',
      'clears what counts no more, whatever its control holds',
      { placementStatus: 'Not Placed' },
      { ...row, placementStatus: 'Not Placed', company: null },
    ],
    [
      'fields',
      'leaves out what counts no more',
      { placementStatus: 'Not Placed' },
      {
        ...required,
        phone: '9876543210',
        bloodGroup: 'Unknown',
        placementStatus: 'Not Placed',
        attendance: null,
        attendancePercentage: null,
        updatedAt,
      },
    ],
    [
      'changes',
      'holds the required fields and the changed ones',
      { company: ' Tarang ', bloodGroup: '' },
      { ...required, company: 'Tarang', bloodGroup: null, updatedAt },
    ],
  ] as const)('sends the %s: %s', (sends, _, typed, expected) => {
    const values = { ...textsOf(parts, row), ...typed };
    const changed = { phone: '9876543210', attendance: null };
    expect(requestBody<Student, object>(parts, values, { row, sends })).toEqual(
      sends === 'record' ? { ...changed, ...expected, phone: '9876543210' } : expected,
    );
  });
});
