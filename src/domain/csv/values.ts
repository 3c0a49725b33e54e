import {
  bloodGroupValues,
  genderValues,
  placementStatusValues,
  studentStatusValues,
} from '../../../openapi/schema.gen.ts';
import type { StudentField } from './student-fields.ts';

const choices: Partial<Record<StudentField, readonly string[]>> = {
  bloodGroup: bloodGroupValues,
  gender: genderValues,
  status: studentStatusValues,
  placementStatus: placementStatusValues,
};

const dates: ReadonlySet<StudentField> = new Set(['dateOfBirth', 'admissionDate']);
const figures: ReadonlySet<StudentField> = new Set([
  'year',
  'semester',
  'currentCGPA',
  'attendance',
  'totalCredits',
  'totalFee',
  'paidAmount',
  'packageAmount',
]);

/** Whether it is a day of the calendar, written as the contract writes it. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Spreadsheets rewrite dates on saving: 6-5-2004 and 06/05/2004 are the sixth of May here, the day first. */
function isoDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** `8.50` and `1,20,000` as a number writes them; `2nd` and whatever else is no number stays as it is. */
function plainFigure(text: string): string {
  const digits = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^\d+(\.\d+)?$/.test(digits) ? String(Number(digits)) : text;
}

/** A cell as the record would hold it: known words in their own spelling, dates and figures written in one way. */
export function canonical(field: StudentField, cell: string, departments: readonly string[]): string {
  const text = cell.trim();
  if (dates.has(field)) return isoDate(text);
  if (figures.has(field)) return plainFigure(text);
  const known = field === 'department' ? departments : choices[field];
  return known?.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;
}
