import * as yup from 'yup';
import type { components } from '../../../../openapi/schema.gen.ts';
import { bloodGroupValues } from '../../../../openapi/schema.gen.ts';
import { DEFAULT_STUDENT_PASSWORD } from '../../../domain/student-account.ts';
import { bloodGroup, dateOfBirth, email, fullName, phone, required, rollNumber } from '../../../forms/rules.ts';

/** The add-student form of section 5, every value a text as its control holds it. */
export interface NewStudent {
  readonly name: string;
  readonly email: string;
  readonly rollNo: string;
  readonly department: string;
  readonly year: string;
  readonly semester: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly bloodGroup: string;
  readonly gender: string;
  readonly address: string;
}

/** Section 7: year and semester are 1 unless chosen otherwise. */
export const BLANK_STUDENT: NewStudent = {
  name: '',
  email: '',
  rollNo: '',
  department: '',
  year: '1',
  semester: '1',
  phone: '',
  dateOfBirth: '',
  bloodGroup: '',
  gender: '',
  address: '',
};

/** Section 5: name, email, rollNo, department, year and semester are required; the rest is optional. */
export const newStudentSchema = yup.object({
  name: fullName('Name is required'),
  email: email(),
  rollNo: rollNumber(),
  department: required('Department is required'),
  year: required('Year is required'),
  semester: required('Semester is required'),
  phone: phone(),
  dateOfBirth: dateOfBirth(),
  bloodGroup: bloodGroup(),
});

/** Section 7, "Admin create student": address and gender are collected but not sent, empty options are left out. */
export function registrationOf(values: NewStudent): components['schemas']['StudentRegistration'] {
  const phoneNumber = values.phone.trim();
  const group = bloodGroupValues.find((one) => one === values.bloodGroup);
  return {
    name: values.name.trim(),
    rollNo: values.rollNo.trim(),
    email: values.email.trim(),
    password: DEFAULT_STUDENT_PASSWORD,
    department: values.department,
    year: Number.parseInt(values.year, 10) || 1,
    semester: Number.parseInt(values.semester, 10) || 1,
    ...(phoneNumber && { phone: phoneNumber }),
    ...(values.dateOfBirth && { dateOfBirth: values.dateOfBirth }),
    ...(group && { bloodGroup: group }),
  };
}
