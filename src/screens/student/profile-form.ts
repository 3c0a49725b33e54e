import * as yup from 'yup';
import type { components } from '../../../openapi/schema.gen.ts';
import { formatOrdinal, orNA } from '../../domain/format.ts';
import { bloodGroup, dateOfBirth, fullName, phone } from '../../forms/rules.ts';

const text = (value: string | null | undefined) => value ?? '';

/** The values of the personal information form, each as the text of its control. */
export function profileOf(student: components['schemas']['Student']) {
  return {
    name: text(student.name),
    phone: text(student.phone),
    dateOfBirth: text(student.dateOfBirth),
    bloodGroup: text(student.bloodGroup),
    gender: text(student.gender),
    address: text(student.address),
    email: orNA(student.email),
    rollNo: orNA(student.rollNo),
    department: orNA(student.department),
    year: formatOrdinal(student.year),
    semester: formatOrdinal(student.semester),
  };
}

/** Section 5, "Student profile form"; the length of an address is the contract's. */
export const profileSchema = yup.object({
  name: fullName('Full name is required'),
  phone: phone(),
  dateOfBirth: dateOfBirth(),
  bloodGroup: bloodGroup(),
  address: yup.string().max(500, 'Address must be less than 501 characters'),
});
