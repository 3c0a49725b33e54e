import { ABSENT, shown } from '../../../domain/absent.ts';
import { day } from '../../../domain/dates.ts';
import { gradePoints, percentage } from '../../../domain/marks.ts';
import { lakhsPerYear, rupees } from '../../../domain/money.ts';
import { studyOrdinal } from '../../../domain/ordinals.ts';
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
  if (text.trim() === '') return ABSENT;
  return Number.isFinite(Number(text)) ? show(Number(text)) : text;
};

/** Every field of every form of a record: one that is left out does not compile. */
const words: Readonly<Record<keyof StudentValues | keyof AcademicValues, FieldWords>> = {
  name: { label: 'Name', show: shown },
  email: { label: 'Email', show: shown },
  rollNo: { label: 'Roll number', show: shown },
  department: { label: 'Department', show: shown },
  year: { label: 'Year', show: figure(studyOrdinal) },
  semester: { label: 'Semester', show: figure(studyOrdinal) },
  phone: { label: 'Phone', show: shown },
  address: { label: 'Address', show: shown },
  dateOfBirth: { label: 'Date of birth', show: day },
  bloodGroup: { label: 'Blood group', show: shown },
  gender: { label: 'Gender', show: shown },
  status: { label: 'Status', show: (status) => studentStatus({ status }) },
  admissionDate: { label: 'Admission date', show: day },
  currentCGPA: { label: 'Current CGPA', show: figure(gradePoints) },
  attendance: { label: 'Attendance', show: figure(percentage) },
  attendancePercentage: { label: 'Attendance', show: figure(percentage) },
  totalCredits: { label: 'Total credits', show: shown },
  totalFee: { label: 'Total fee', show: figure(rupees) },
  paidAmount: { label: 'Paid', show: figure(rupees) },
  placementStatus: { label: 'Placement status', show: (placementStatus) => placementLabel({ placementStatus }) },
  company: { label: 'Company', show: shown },
  packageAmount: { label: 'Package', show: figure(lakhsPerYear) },
};

const byName: ReadonlyMap<string, FieldWords> = new Map(Object.entries(words));

/** What a field is called. */
export function fieldLabel(field: string): string {
  return byName.get(field)?.label ?? field;
}

/** What a field's text is to a reader: `₹1,25,000`, `3rd`, and N/A where there is none. */
export function fieldText(field: string, text: string): string {
  return (byName.get(field)?.show ?? shown)(text);
}
