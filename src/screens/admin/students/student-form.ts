import * as yup from 'yup';
import type { components } from '../../../../openapi/schema.gen.ts';
import { bloodGroup, dateOfBirth, email, fullName, phone, required, rollNumber } from '../../../forms/rules.ts';

type Student = components['schemas']['Student'];

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** Every writable field of a record, each a text as its control holds it. */
export function valuesOf(student: Student) {
  return {
    name: text(student.name),
    email: text(student.email),
    rollNo: text(student.rollNo),
    department: text(student.department),
    year: text(student.year),
    semester: text(student.semester),
    phone: text(student.phone),
    address: text(student.address),
    dateOfBirth: text(student.dateOfBirth),
    bloodGroup: text(student.bloodGroup),
    gender: text(student.gender),
    status: text(student.status),
    admissionDate: text(student.admissionDate),
    currentCGPA: text(student.currentCGPA),
    attendance: text(student.attendance?.percentage),
    totalCredits: text(student.totalCredits),
    totalFee: text(student.totalFee),
    paidAmount: text(student.paidAmount),
    placementStatus: text(student.placementStatus),
    company: text(student.company),
    packageAmount: text(student.packageAmount),
  };
}

export type StudentValues = ReturnType<typeof valuesOf>;

/** A number from 0 to a limit, or nothing at all. */
const upTo = (max: number, message: string, pattern = /^\d+(\.\d+)?$/) =>
  yup.string().test('range', message, (value) => !value || (pattern.test(value.trim()) && Number(value) <= max));

/** What an administrator may write into a record: section 5's rules where it has them, the contract's limits elsewhere. */
export const studentSchema = yup.object({
  name: fullName('Name is required'),
  email: email(),
  rollNo: rollNumber(),
  department: required('Department is required'),
  year: required('Year is required'),
  semester: required('Semester is required'),
  phone: phone(),
  address: yup.string().max(500, 'Address must be less than 501 characters'),
  dateOfBirth: dateOfBirth(),
  bloodGroup: bloodGroup(),
  currentCGPA: upTo(10, 'CGPA must be a number from 0 to 10'),
  attendance: upTo(100, 'Attendance must be a number from 0 to 100'),
  totalCredits: upTo(1000, 'Credits must be a whole number from 0 to 1000', /^\d+$/),
  totalFee: upTo(10_000_000, 'Total fee must be an amount from 0 to 1,00,00,000'),
  paidAmount: upTo(10_000_000, 'Paid amount must be an amount from 0 to 1,00,00,000').when(
    'totalFee',
    ([total], schema) =>
      schema.test(
        'within-total',
        'Paid amount cannot be more than the total fee',
        (value) => !value || Number(value) <= (Number(total) || 0),
      ),
  ),
  packageAmount: upTo(1000, 'Package must be a number of lakhs from 0 to 1000'),
  company: yup
    .string()
    .trim()
    .when('placementStatus', ([status], schema) =>
      status === 'Placed' ? schema.required('Company is required for a placed student') : schema,
    ),
});
