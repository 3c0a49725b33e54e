import { msg, t, translate } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { studentStatus } from '#src/features/students/student-facts.ts';
import { locale } from '#src/platform/locale.ts';
import { dayOf, formatDate, NA } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';

const departmentOf = ({ department }: Student) => department.trim() || NA;
const genderOf = ({ gender }: Student) => gender?.trim() || msg`Not stated`;

const AND = ', ';

/** What the students of an intake are counted by. */
export const groups = [
  { name: msg`Department`, caption: msg`By department`, of: departmentOf },
  { name: msg`Gender`, caption: msg`By gender`, of: genderOf },
  { name: msg`Status`, caption: msg`By status`, of: (student: Student) => studentStatus(student) },
  {
    name: msg`Department and gender`,
    caption: msg`By department and gender`,
    of: (student: Student) => [departmentOf(student), genderOf(student)].join(AND),
  },
] as const;

/** What a value of a row is called on the screen; a file has the words of the records. */
export const valueWords = (value: string): string => listed(value.split(AND).map(translate));

export interface IntakeRow {
  readonly group: string;
  readonly value: string;
  /** One for each year of the report, in their order. */
  readonly counts: readonly number[];
  /** Of last year, those by the day of the year that it is now; only where the year of the report is not over. */
  readonly byThisDay?: number;
  /** This year less last year, or less what last year had by this day. */
  readonly change: number;
}

export interface IntakeReport {
  /** The years of admission, the oldest first; the last is the one that is reported on, the one before it last year. */
  readonly years: readonly number[];
  readonly rows: readonly IntakeRow[];
  /** All of them, by year. */
  readonly total: IntakeRow;
  /** Last year's day up to which is compared, such as `2025-05-18`, where the year of the report is not over. */
  readonly comparedDay?: string;
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
 * A year that is not over is compared with what last year had by the same day: whole years would say that nobody comes.
 * @param students whom the report is about, such as those of a department
 * @param today the person's own day, as the contract writes it: `2026-05-18`
 */
export function intakeReport(students: readonly Student[], year: number, today = dayOf(new Date())): IntakeReport {
  const years = Array.from({ length: SHOWN_YEARS }, (_, i) => year - SHOWN_YEARS + 1 + i);
  const dated = students.map((student) => ({ student, at: years.indexOf(intakeYear(student) ?? -1) }));
  const counted = dated.filter(({ at }) => at >= 0);
  const comparedDay = today.startsWith(`${year}-`)
    ? `${year - 1}${today.slice(4).replace('-02-29', '-02-28')}`
    : undefined;
  const isByThisDay = ({ student: { admissionDate }, at }: (typeof counted)[number]) =>
    at === SHOWN_YEARS - 2 && (admissionDate ?? '').slice(0, 10) <= (comparedDay ?? '');
  const rowOf = (group: string, value: string, some: typeof counted): IntakeRow => {
    const counts = years.map((_, i) => some.filter(({ at }) => at === i).length);
    const byThisDay = comparedDay === undefined ? undefined : some.filter(isByThisDay).length;
    const change = (counts.at(-1) ?? 0) - (byThisDay ?? counts.at(-2) ?? 0);
    return { group, value, counts, ...(byThisDay !== undefined && { byThisDay }), change };
  };
  const rows = groups.flatMap(({ name, of }) => {
    const byValue = new Map<string, (typeof counted)[number][]>();
    for (const one of counted) {
      const value = of(one.student);
      byValue.set(value, [...(byValue.get(value) ?? []), one]);
    }
    return [...byValue]
      .sort(([a], [b]) => valueWords(a).localeCompare(valueWords(b), locale()))
      .map(([value, some]) => rowOf(name, value, some));
  });
  return {
    years,
    rows,
    total: rowOf(msg`All`, msg`All`, counted),
    ...(comparedDay && { comparedDay }),
    undated: students.filter((student) => intakeYear(student) === undefined).length,
  };
}

/** `+12`, `−3`, `0`. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

/** What the change is a change from: `2025`, or `by 18 May 2025` where the year is not over. */
export const comparedWords = ({ years, comparedDay }: Pick<IntakeReport, 'years' | 'comparedDay'>): string =>
  comparedDay ? t`by ${formatDate(comparedDay)}` : String(years.at(-2));

/** `24 more than 2025 (+8%)`, `20 more than by 18 May 2025 (+57%)`; without a percentage where nobody had been admitted. */
export function changeWords(
  { counts, byThisDay, change }: Omit<IntakeRow, 'group' | 'value'>,
  compared: string,
): string {
  const before = byThisDay ?? counts.at(-2) ?? 0;
  if (change === 0) return t`as many as ${compared}`;
  const by = Math.abs(change);
  if (before === 0) return change > 0 ? t`${by} more than ${compared}` : t`${by} fewer than ${compared}`;
  const share = `${signed(Math.round((change / before) * 100))}%`;
  return change > 0 ? t`${by} more than ${compared} (${share})` : t`${by} fewer than ${compared} (${share})`;
}
