import { ABSENT } from './absent.ts';

const upToTwoDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A grade point average with its two decimals, `8.70`; N/A where the record has none (section 3). */
export function gradePoints(cgpa: number | null | undefined): string {
  return typeof cgpa === 'number' && Number.isFinite(cgpa) ? cgpa.toFixed(2) : ABSENT;
}

/** A percentage as it is read, `91.5%`; N/A where the record has none (section 3). */
export function percentage(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? `${upToTwoDigits.format(value)}%` : ABSENT;
}
