import * as yup from 'yup';
import { placementStatusValues, type components } from '../../../../openapi/schema.gen.ts';
import { required } from '../../../forms/rules.ts';
import * as rules from './record-rules.ts';
import { text } from './student-form.ts';

type Schemas = components['schemas'];
type Student = Schemas['Student'];

/** A part of a record as its form holds it, and as its call takes it. */
interface Part<Values extends object, Body> {
  readonly valuesOf: (student: Student) => Values;
  readonly schema: yup.ObjectSchema<yup.AnyObject>;
  /** With the `updatedAt` of the record that was edited. */
  readonly bodyOf: (student: Student, values: Values) => Body;
}

const number = (value: string) => Number(value.trim());
/** A server that keeps no `updatedAt` is sent none. */
const readAt = ({ updatedAt }: Student) => (updatedAt ? { updatedAt } : {});

export type AcademicValues = Record<
  'year' | 'semester' | 'currentCGPA' | 'totalCredits' | 'attendancePercentage',
  string
>;

/** PUT /students/{id}/academic takes all five values or none. */
export const academic: Part<AcademicValues, Schemas['AcademicUpdate']> = {
  valuesOf: (student) => ({
    // The reader makes 0 of a year that is missing.
    year: text(student.year || null),
    semester: text(student.semester || null),
    currentCGPA: text(student.currentCGPA),
    totalCredits: text(student.totalCredits),
    attendancePercentage: text(student.attendance?.percentage),
  }),
  schema: yup.object({
    year: rules.year(),
    semester: rules.semester(),
    currentCGPA: rules.cgpa().required('CGPA is required'),
    totalCredits: rules.credits().required('Total credits are required'),
    attendancePercentage: rules.attendance().required('Attendance is required'),
  }),
  bodyOf: (student, values) => ({
    year: number(values.year),
    semester: number(values.semester),
    currentCGPA: number(values.currentCGPA),
    totalCredits: number(values.totalCredits),
    attendancePercentage: number(values.attendancePercentage),
    ...readAt(student),
  }),
};

export type FeeValues = Record<'totalFee' | 'paidAmount', string>;

/** PUT /students/{id}/fee. */
export const fee: Part<FeeValues, Schemas['FeeUpdate']> = {
  valuesOf: ({ totalFee, paidAmount }) => ({ totalFee: text(totalFee), paidAmount: text(paidAmount) }),
  schema: yup.object({
    totalFee: rules.totalFee().required('Total fee is required'),
    paidAmount: rules.paidAmount().required('Paid amount is required'),
  }),
  bodyOf: (student, { totalFee, paidAmount }) => ({
    totalFee: number(totalFee),
    paidAmount: number(paidAmount),
    ...readAt(student),
  }),
};

export type AttendanceValues = Record<'attendancePercentage', string>;

/** PUT /students/{id}/attendance. */
export const attendance: Part<AttendanceValues, Schemas['AttendanceUpdate']> = {
  valuesOf: (student) => ({ attendancePercentage: text(student.attendance?.percentage) }),
  schema: yup.object({ attendancePercentage: rules.attendance().required('Attendance is required') }),
  bodyOf: (student, values) => ({
    attendancePercentage: number(values.attendancePercentage),
    ...readAt(student),
  }),
};

export type PlacementValues = Record<'placementStatus' | 'company' | 'packageAmount', string>;

/** PUT /students/{id}/placement. Section 4: Not Placed is the default. */
export const placement: Part<PlacementValues, Schemas['PlacementUpdate']> = {
  valuesOf: ({ placementStatus, company, packageAmount }) => ({
    placementStatus: text(placementStatus) || 'Not Placed',
    company: text(company),
    packageAmount: text(packageAmount),
  }),
  schema: yup.object({
    placementStatus: required('Placement status is required').test(
      'known',
      'Please choose one of the three statuses',
      (value) => !value || placementStatusValues.some((status) => status === value),
    ),
    company: rules.company(),
    packageAmount: rules.packageAmount(),
  }),
  bodyOf: (student, { company, packageAmount, ...values }) => {
    const placementStatus = placementStatusValues.find((status) => status === values.placementStatus) ?? 'Not Placed';
    return {
      placementStatus,
      ...(placementStatus === 'Placed' && {
        company: company.trim(),
        packageAmount: packageAmount.trim() === '' ? null : number(packageAmount),
      }),
      ...readAt(student),
    };
  },
};
