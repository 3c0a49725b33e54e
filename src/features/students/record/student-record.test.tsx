import { describe, expect, it } from 'vitest';
import type { Fields, Texts } from '#src/records/fields/field.ts';
import type { Student } from '../student.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { inTitle } from '#tests/shortened.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { tabFields, tabValues } from './student-record.ts';

/** A part with the rules and the values that its form has. */
const formOf = (fields: Fields<Student>) => ({
  schema: schemaOf(fields, { allRequired: true }),
  valuesOf: (student: Student) => tabValues(fields, student),
  bodyOf: (student: Student, values: Texts) =>
    requestBody<Student, object>(fields, values, { row: student, sends: 'fields' }),
});
const academic = formOf(tabFields.academic);
const attendance = formOf(tabFields.attendance);
const fee = formOf(tabFields.fee);
const placement = formOf(tabFields.placement);

const updatedAt = '2026-05-04T09:30:00.000Z';
const student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Computer Science',
  year: 2,
  semester: 3,
  updatedAt,
} as const;
const known = {
  ...student,
  currentCGPA: 8.4,
  totalCredits: 84,
  attendance: { percentage: 91.5 },
  totalFee: 120_000,
  paidAmount: 75_000,
  placementStatus: 'Placed',
  company: 'Northwind Systems',
  packageAmount: 12.5,
} as const;

describe('The request body of a part of a record (section 7), with the updatedAt that was read', () => {
  it.each([
    [
      'academic',
      academic.bodyOf(known, { ...academic.valuesOf(known), currentCGPA: ' 9 ' }),
      { year: 2, semester: 3, currentCGPA: 9, totalCredits: 84, attendancePercentage: 91.5, attendance: 91.5 },
    ],
    ['fee', fee.bodyOf(known, { ...fee.valuesOf(known), paidAmount: '0' }), { totalFee: 120_000, paidAmount: 0 }],
    ['attendance', attendance.bodyOf(known, { attendance: '0' }), { attendancePercentage: 0, attendance: 0 }],
    [
      'placement',
      placement.bodyOf(known, { ...placement.valuesOf(known), company: ' Tarang ', packageAmount: '' }),
      { placementStatus: 'Placed', company: 'Tarang', packageAmount: null },
    ],
    [
      'placement of a student who is not placed, whatever the disabled fields hold',
      placement.bodyOf(known, { ...placement.valuesOf(known), placementStatus: 'Higher Studies' }),
      { placementStatus: 'Higher Studies' },
    ],
  ])('The body of the part: %s', (_, body, expected) => {
    expect(body).toEqual({ ...expected, updatedAt });
  });

  it('The body has no updatedAt for a server that keeps none', () => {
    const { updatedAt: _none, ...old } = known;
    expect(fee.bodyOf(old, fee.valuesOf(old))).not.toHaveProperty('updatedAt');
  });

  it('A missing value is an empty field, and Not Placed by default (section 4)', () => {
    expect(academic.valuesOf({ ...student, year: 0, semester: 0 })).toEqual({
      year: '',
      semester: '',
      currentCGPA: '',
      totalCredits: '',
      attendance: '',
    });
    expect(fee.valuesOf(student)).toEqual({ totalFee: '', paidAmount: '' });
    expect(placement.valuesOf(student)).toEqual({ placementStatus: 'Not Placed', company: '', packageAmount: '' });
  });
});

describe('The validation of a record’s forms', () => {
  const parts = { academic, fee, attendance, placement };

  it.each(Object.entries(parts))('%s accepts the record as it is', async (_, part) => {
    await expect(part.schema.validate(part.valuesOf(known))).resolves.toBeTruthy();
  });

  const refused = [
    ['academic', { year: '' }, 'Year is required'],
    ['academic', { year: '5' }, 'Year must be from 1 to 4'],
    ['academic', { semester: '' }, 'Semester is required'],
    ['academic', { semester: '9' }, 'Semester must be from 1 to 8'],
    ['academic', { currentCGPA: '' }, 'CGPA is required'],
    ['academic', { currentCGPA: '10.1' }, 'CGPA must be a number from 0 to 10'],
    ['academic', { currentCGPA: '-1' }, 'CGPA must be a number from 0 to 10. “-” cannot be part of it'],
    ['academic', { totalCredits: '' }, 'Total credits are required'],
    ['academic', { totalCredits: '1.5' }, 'Credits must be a whole number from 0 to 1000'],
    ['academic', { attendance: '' }, 'Attendance is required'],
    ['attendance', { attendance: '' }, 'Attendance is required'],
    ['attendance', { attendance: '100.5' }, 'Attendance must be a number from 0 to 100'],
    ['attendance', { attendance: 'most' }, 'Attendance must be a number from 0 to 100. “most” cannot be part of it'],
    ['fee', { totalFee: '' }, 'Total fee is required'],
    ['fee', { totalFee: '10000001' }, 'Total fee must be an amount from 0 to 1,00,00,000'],
    ['fee', { paidAmount: '' }, 'Paid amount is required'],
    ['fee', { paidAmount: '120000.01' }, 'Paid amount cannot be more than the total fee'],
    ['placement', { placementStatus: '' }, 'Placement status is required'],
    [
      'placement',
      { placementStatus: 'Elsewhere' },
      'Placement status must be one of Placed, Not Placed, Higher Studies',
    ],
    ['placement', { company: ' ' }, 'Company is required for a placed student'],
    ['placement', { company: 'x'.repeat(101) }, 'Company must be less than 101 characters'],
    ['placement', { packageAmount: '1001' }, 'Package must be a number of lakhs from 0 to 1000'],
  ] as const;
  it.each(refused.map(([name, wrong, message]) => [name, inTitle(wrong), message, wrong] as const))(
    'The part %s refuses %s: %s',
    async (name, _, message, wrong) => {
      const part = parts[name];
      const checked = part.schema.validate({ ...part.valuesOf(known), ...wrong }, { abortEarly: false });
      await expect(checked).rejects.toMatchObject({ errors: expect.arrayContaining([message]) });
    },
  );

  it.each([{ packageAmount: '' }, { placementStatus: 'Not Placed', company: '', packageAmount: 'none' }])(
    'placement accepts %j',
    async (values) => {
      await expect(placement.schema.validate({ ...placement.valuesOf(known), ...values })).resolves.toBeTruthy();
    },
  );
});
