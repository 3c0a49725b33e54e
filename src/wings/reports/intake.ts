import type { Student } from '#src/features/students/student.ts';
import { studentStatus } from '#src/features/students/student-rules.ts';
import { NA } from '#src/platform/text/format.ts';
import { formats } from '#src/university/formats.ts';

/** What the students of an intake are counted by. */
export const groups = [
  { name: 'Department', of: ({ department }: Student) => department.trim() || NA },
  { name: 'Gender', of: ({ gender }: Student) => gender?.trim() || 'Not stated' },
  { name: 'Status', of: (student: Student) => studentStatus(student) },
] as const;

export interface IntakeRow {
  readonly group: string;
  readonly value: string;
  /** One for each year of the report, in their order. */
  readonly counts: readonly number[];
  /** This year less last year. */
  readonly change: number;
}

export interface IntakeReport {
  /** The years of admission, the oldest first; the last is the one that is reported on, the one before it last year. */
  readonly years: readonly number[];
  readonly rows: readonly IntakeRow[];
  /** All of them, by year. */
  readonly total: IntakeRow;
  /** How many have no date of admission: they are in no year. */
  readonly undated: number;
}

const SHOWN_YEARS = 5;

/** The year of admission; undefined where the record has no date. */
export function intakeYear({ admissionDate }: Pick<Student, 'admissionDate'>): number | undefined {
  const year = Number(/^\d{4}/.exec(admissionDate ?? '')?.[0]);
  return Number.isNaN(year) ? undefined : year;
}

/** The years in which somebody was admitted, the newest first. */
export const intakeYears = (students: readonly Student[]): readonly number[] =>
  [...new Set(students.flatMap((student) => intakeYear(student) ?? []))].sort((a, b) => b - a);

/**
 * Who was admitted in a year and in the four before it, by department, gender and status; a year without anybody counts 0.
 * @param students whom the report is about, such as those of a department
 */
export function intakeReport(students: readonly Student[], year: number): IntakeReport {
  const years = Array.from({ length: SHOWN_YEARS }, (_, i) => year - SHOWN_YEARS + 1 + i);
  const dated = students.map((student) => ({ student, at: years.indexOf(intakeYear(student) ?? -1) }));
  const counted = dated.filter(({ at }) => at >= 0);
  const rowOf = (group: string, value: string, some: typeof counted): IntakeRow => {
    const counts = years.map((_, i) => some.filter(({ at }) => at === i).length);
    return { group, value, counts, change: (counts.at(-1) ?? 0) - (counts.at(-2) ?? 0) };
  };
  const rows = groups.flatMap(({ name, of }) => {
    const byValue = new Map<string, (typeof counted)[number][]>();
    for (const one of counted) {
      const value = of(one.student);
      byValue.set(value, [...(byValue.get(value) ?? []), one]);
    }
    return [...byValue]
      .sort(([a], [b]) => a.localeCompare(b, formats.locale))
      .map(([value, some]) => rowOf(name, value, some));
  });
  return {
    years,
    rows,
    total: rowOf('All', 'All', counted),
    undated: students.filter((student) => intakeYear(student) === undefined).length,
  };
}

/** `+12`, `−3`, `0`. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

/** `24 more than 2025 (+8%)`; without a percentage where nobody was admitted last year. */
export function changeWords({ counts, change }: Pick<IntakeRow, 'counts' | 'change'>, lastYear: number): string {
  const before = counts.at(-2) ?? 0;
  if (change === 0) return `as many as ${lastYear}`;
  const share = before > 0 ? ` (${signed(Math.round((change / before) * 100))}%)` : '';
  return `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than ${lastYear}${share}`;
}
