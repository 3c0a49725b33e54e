import * as yup from 'yup';
import type { components } from '../../../../openapi/schema.gen.ts';
import { bloodGroup, dateOfBirth, email, fullName, phone, required, rollNumber } from '../../../forms/rules.ts';
import * as rules from './record-rules.ts';

type Student = components['schemas']['Student'];

/** A value as a control holds it. */
export const text = (value: string | number | null | undefined) =>
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

/** What an administrator may write into a record: section 5's rules where it has them, the contract's limits elsewhere. */
export const studentSchema = yup.object({
  name: fullName('Name is required'),
  email: email(),
  rollNo: rollNumber(),
  department: required('Department is required'),
  year: rules.year(),
  semester: rules.semester(),
  phone: phone(),
  address: yup.string().max(500, 'Address must be less than 501 characters'),
  dateOfBirth: dateOfBirth(),
  bloodGroup: bloodGroup(),
  currentCGPA: rules.cgpa(),
  attendance: rules.attendance(),
  totalCredits: rules.credits(),
  totalFee: rules.totalFee(),
  paidAmount: rules.paidAmount(),
  company: rules.company(),
  packageAmount: rules.packageAmount(),
});
