import { afterEach, describe, expect, it, vi } from 'vitest';
import { bloodGroupValues } from '#openapi/schema.gen.ts';
import { dayOf } from '#src/platform/text/format.ts';
import { requestBody } from './body.ts';
import { fieldsWhere, type Texts, textsOf } from './field.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { shortened } from '#tests/shortened.ts';
import { schemaOf } from './schema.ts';

const writable = fieldsWhere(studentFields, ({ readOnly }) => !readOnly);
const studentSchema = schemaOf(writable);
const valuesOf = (row: Student) => textsOf(writable, row);
const updateOf = (row: Student, edited: Texts) =>
  requestBody<Student, object>(writable, edited, { row, sends: 'record' });

const student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Computer Science',
  year: 2,
  semester: 3,
  phone: '9876543210',
  attendance: { percentage: 91 },
  currentCGPA: 8.1,
  totalFee: 120_000,
  paidAmount: 75_000,
  pendingAmount: 45_000,
  feeStatus: 'Pending',
  placementStatus: 'Placed',
  company: 'Infosys',
  packageAmount: 6.5,
  createdAt: '2024-07-01T09:00:00.000Z',
  updatedAt: '2025-07-01T09:00:00.000Z',
} as const;
const values = valuesOf(student);
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

describe('The edit form of a student', () => {
  it.each([
    ['the record as it is', {}],
    [
      'a record with the required fields only',
      {
        phone: '',
        currentCGPA: '',
        attendance: '',
        totalFee: '',
        paidAmount: '',
        placementStatus: '',
        company: '',
        packageAmount: '',
      },
    ],
    ['a department outside the five', { department: 'Aerospace' }],
    ['a fee that is paid', { paidAmount: '120000' }],
    ['a date of birth that was yesterday', { dateOfBirth: inDays(-1) }],
    ['an optional company', { placementStatus: 'Not Placed', company: '' }],
  ])('accepts %s', async (_, part) => {
    await expect(studentSchema.validate({ ...values, ...part })).resolves.toBeTruthy();
  });

  it('accepts an address of 500 emoji, which count as 500 characters', async () => {
    await expect(studentSchema.validate({ ...values, address: '😀'.repeat(500) })).resolves.toBeTruthy();
  });

  it.each(bloodGroupValues)('accepts the blood group %s', async (bloodGroup) => {
    await expect(studentSchema.validate({ ...values, bloodGroup })).resolves.toBeTruthy();
  });

  const refused: readonly [field: string, value: string, message: string][] = [
    ['name', '', 'Name is required'],
    ['email', 'asha', 'Invalid email address'],
    ['rollNo', 'x', 'Roll number must be at least 4 characters'],
    ['department', '', 'Department is required'],
    ['year', '', 'Year is required'],
    ['semester', '', 'Semester is required'],
    ['phone', '123', 'Please provide a valid phone number'],
    ['address', 'x'.repeat(501), 'Address must be less than 501 characters'],
    ['address', '😀'.repeat(501), 'Address must be less than 501 characters'],
    ['dateOfBirth', '2999-01-01', 'Date of birth must be in the past'],
    ['dateOfBirth', inDays(0), 'Date of birth must be in the past'],
    ['dateOfBirth', 'not a date', 'Date of birth must be in the past'],
    ['bloodGroup', 'C+', 'Please provide a valid blood group'],
    ['bloodGroup', 'a+', 'Please provide a valid blood group'],
    ['bloodGroup', 'AB', 'Please provide a valid blood group'],
    ['currentCGPA', '10.1', 'CGPA must be a number from 0 to 10'],
    ['currentCGPA', 'eight', 'CGPA must be a number from 0 to 10'],
    ['currentCGPA', '-1', 'CGPA must be a number from 0 to 10'],
    ['attendance', '101', 'Attendance must be a number from 0 to 100'],
    ['totalCredits', '1.5', 'Credits must be a whole number from 0 to 1000'],
    ['totalFee', '1e9', 'Total fee must be an amount from 0 to 1,00,00,000'],
    ['paidAmount', '120001', 'Paid amount cannot be more than the total fee'],
    ['packageAmount', '1001', 'Package must be a number of lakhs from 0 to 1000'],
    ['company', '  ', 'Company is required for a placed student'],
  ];
  it.each(refused.map(([field, value, message]) => [field, shortened(value), message, value] as const))(
    'refuses %s %j with: %s',
    async (field, _, message, value) => {
      await expect(studentSchema.validate({ ...values, [field]: value })).rejects.toThrow(message);
    },
  );
});

describe('The date of birth', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it.each([
    ['two in the morning in India, where UTC is a day behind', 'Asia/Kolkata', '2026-07-20T20:30Z', '2026-07-20'],
    ['ten at night in California, where UTC is a day ahead', 'America/Los_Angeles', '2026-07-21T05:00Z', '2026-07-19'],
  ])('accepts yesterday and refuses today at %s', async (_, zone, now, yesterday) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const today = yesterday.replace(/\d\d$/, (day) => String(Number(day) + 1));
    const isPast = (dateOfBirth: string) => studentSchema.isValid({ ...values, dateOfBirth });
    expect([await isPast(yesterday), await isPast(today)]).toEqual([true, false]);
  });
});

describe('A roll number', () => {
  it.each(['CS2101', 'CS-21-01', 'cs/21-01', '2101'])('accepts %s', async (rollNo) => {
    await expect(studentSchema.isValid({ ...values, rollNo })).resolves.toBe(true);
  });

  it.each(['CS2101-', '-CS2101', 'CS--2101', '/CS2101', 'CS2101/', 'CS-/2101', '----', 'CS 2101'])(
    'refuses %s',
    async (rollNo) => {
      await expect(studentSchema.validate({ ...values, rollNo })).rejects.toThrow(
        'Roll number may contain letters and digits, with single - or / between them',
      );
    },
  );
});

describe('Section 7, update: the whole edited student', () => {
  const whole = {
    ...student,
    address: null,
    dateOfBirth: null,
    bloodGroup: null,
    gender: null,
    status: null,
    admissionDate: null,
    totalCredits: null,
  };

  it.each([
    ['An unchanged form is sent as the record, with its updatedAt', {}, {}],
    [
      'An edited form is sent with the new values',
      { name: ' Asha R. Rao', currentCGPA: '8.4', year: '3' },
      { name: 'Asha R. Rao', currentCGPA: 8.4, year: 3 },
    ],
    [
      'A cleared field is sent as null',
      { phone: '', attendance: '', totalFee: '', paidAmount: '' },
      { phone: null, attendance: null, totalFee: null, paidAmount: null },
    ],
    ['Zero is sent as a number', { attendance: '0' }, { attendance: { percentage: 0 } }],
    [
      'A student who is not placed is sent without a company',
      { placementStatus: 'Higher Studies' },
      { placementStatus: 'Higher Studies', company: null, packageAmount: null },
    ],
  ])('%s', (_, part, expected) => {
    expect(updateOf(student, { ...values, ...part })).toEqual({ ...whole, ...expected });
  });

  it('keeps an unknown status, unless another is chosen', () => {
    const exchange = { ...student, status: 'On exchange' };
    // A server in the field may send it, whatever the contract says.
    const known: typeof student & { status?: never } = student;
    const sent = JSON.parse(JSON.stringify(exchange)) as typeof known;
    expect(updateOf(sent, valuesOf(sent))).toMatchObject({ status: 'On exchange' });
    expect(updateOf(sent, { ...valuesOf(sent), status: 'Active' })).toMatchObject({ status: 'Active' });
  });
});
