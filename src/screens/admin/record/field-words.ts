import {
  formatCgpa,
  formatDate,
  formatOrdinal,
  formatPackage,
  formatPercent,
  formatRupees,
  NA,
  orNA,
} from '../../../domain/format.ts';
import { placementLabel } from '../../../domain/placement.ts';
import { studentStatus } from '../../../domain/student-account.ts';
import type { AcademicValues } from './part-forms.ts';
import type { StudentValues } from './student-form.ts';

interface FieldWords {
  readonly label: string;
  /** The text of the field's control as the record shows it. */
  readonly show: (text: string) => string;
}

const figure = (show: (value: number) => string) => (text: string) => {
  if (text.trim() === '') return NA;
  return Number.isFinite(Number(text)) ? show(Number(text)) : text;
};

/** Every field of every form of a record: one that is left out does not compile. */
const words: Readonly<Record<keyof StudentValues | keyof AcademicValues, FieldWords>> = {
  name: { label: 'Name', show: orNA },
  email: { label: 'Email', show: orNA },
  rollNo: { label: 'Roll number', show: orNA },
  department: { label: 'Department', show: orNA },
  year: { label: 'Year', show: figure(formatOrdinal) },
  semester: { label: 'Semester', show: figure(formatOrdinal) },
  phone: { label: 'Phone', show: orNA },
  address: { label: 'Address', show: orNA },
  dateOfBirth: { label: 'Date of birth', show: formatDate },
  bloodGroup: { label: 'Blood group', show: orNA },
  gender: { label: 'Gender', show: orNA },
  status: { label: 'Status', show: (status) => studentStatus({ status }) },
  admissionDate: { label: 'Admission date', show: formatDate },
  currentCGPA: { label: 'Current CGPA', show: figure(formatCgpa) },
  attendance: { label: 'Attendance', show: figure(formatPercent) },
  attendancePercentage: { label: 'Attendance', show: figure(formatPercent) },
  totalCredits: { label: 'Total credits', show: orNA },
  totalFee: { label: 'Total fee', show: figure(formatRupees) },
  paidAmount: { label: 'Paid', show: figure(formatRupees) },
  placementStatus: { label: 'Placement status', show: (placementStatus) => placementLabel({ placementStatus }) },
  company: { label: 'Company', show: orNA },
  packageAmount: { label: 'Package', show: figure(formatPackage) },
};

const byName: ReadonlyMap<string, FieldWords> = new Map(Object.entries(words));

/** What a field is called. */
export function fieldLabel(field: string): string {
  return byName.get(field)?.label ?? field;
}

/** What a field's text is to a reader: `₹1,25,000`, `3rd`, and N/A where there is none. */
export function fieldText(field: string, text: string): string {
  return (byName.get(field)?.show ?? orNA)(text);
}
