import type { components } from '../../../../openapi/schema.gen.ts';
import { CSV_FIELDS, STUDENT_FIELDS, textOf, titleOf } from '../../../domain/csv/student-fields.ts';
import { writeCsv } from '../../../domain/csv/write.ts';

type Student = components['schemas']['Student'];

/** `2026-05-18`, by the person's own clock. */
const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** `students-2026-05-18-970.csv`. */
export const exportName = (count: number, now = new Date()) => `students-${day(now)}-${count}.csv`;

/** Every field of these students, in this order, such that an import of the file changes nothing. */
export function exportCsv(students: readonly Student[]): Promise<Blob> {
  return writeCsv(CSV_FIELDS.map(titleOf), students, (student) => CSV_FIELDS.map((field) => textOf(student, field)));
}

const example: Partial<Record<string, string>> = {
  rollNo: 'CS26101',
  name: 'Asha Rao',
  email: 'asha.rao@example.com',
  department: 'Computer Science',
  year: '1',
  semester: '1',
  phone: '+919876543210',
  dateOfBirth: '2007-08-21',
  bloodGroup: 'O+',
  gender: 'Female',
};

/** The columns of an import, and one row to show what goes where. */
export function templateCsv(): Promise<Blob> {
  return writeCsv(STUDENT_FIELDS.map(titleOf), [STUDENT_FIELDS.map((field) => example[field] ?? '')], (row) => row);
}
