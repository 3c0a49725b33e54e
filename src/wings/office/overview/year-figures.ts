import { dayOf } from '#src/platform/text/format.ts';
import { hasGraduated, isPlaced, type PartialStudent, pendingAmount } from '#src/features/students/student-facts.ts';

export interface DatedStudent extends PartialStudent {
  readonly admissionDate?: string | null | undefined;
}

export interface YearOfAdmission {
  readonly year: number;
  readonly admitted: number;
  readonly placed: number;
  /** How many of them are in the final year. */
  readonly inFinalYear: number;
  /** Amounts of what is charged this year, in the university's currency. */
  readonly paid: number;
  readonly pending: number;
}

/** So many years of admission are drawn: those of the students who are there, and of some graduates. */
const YEARS_SHOWN = 6;

const FINAL_YEAR = 4;

const DAY = /^(\d{4})-(\d{2}-\d{2})/;

const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);

/**
 * What the records say of the years in which students were admitted, the earliest first, up to this year.
 * @param today the person's own day, as the contract writes it: `2026-05-18`
 */
export function yearFigures(students: Iterable<DatedStudent>, today = dayOf(new Date())) {
  const [, thisYear = '', thisDay = ''] = DAY.exec(today) ?? [];
  const now = Number(thisYear);
  const years = Array.from({ length: YEARS_SHOWN }, (_, i) => ({
    year: now - YEARS_SHOWN + 1 + i,
    admitted: 0,
    placed: 0,
    inFinalYear: 0,
    paid: 0,
    pending: 0,
  }));
  const all = { paid: 0, pending: 0 };
  const finalYear = { students: 0, placed: 0 };
  const graduates = { students: 0, placed: 0 };
  let byThisDayLastYear = 0;
  let undated = 0;
  for (const student of students) {
    const [, year, day = ''] = DAY.exec(student.admissionDate ?? '') ?? [];
    const paid = student.paidAmount ?? 0;
    const pending = pendingAmount(student) ?? 0;
    all.paid += paid;
    all.pending += pending;
    const placed = Number(isPlaced(student));
    const group = hasGraduated(student) ? graduates : student.year === FINAL_YEAR ? finalYear : undefined;
    if (group) {
      group.students += 1;
      group.placed += placed;
    }
    if (year === undefined) {
      undated += 1;
      continue;
    }
    if (Number(year) === now - 1 && day <= thisDay) byThisDayLastYear += 1;
    const own = years[Number(year) - now + YEARS_SHOWN - 1];
    if (!own) continue;
    own.admitted += 1;
    own.placed += placed;
    own.inFinalYear += Number(group === finalYear);
    own.paid += paid;
    own.pending += pending;
  }
  const first = years.findIndex(({ admitted }) => admitted > 0);
  return {
    // Before the first student there is nothing to be compared.
    years: first < 0 ? [] : (years.slice(first) as readonly YearOfAdmission[]),
    thisYear: years.at(-1)?.admitted ?? 0,
    byThisDayLastYear,
    undated,
    fees: all,
    /** The share of section 9's placed students among those of the final year, and among graduates; of nobody none. */
    placedOfFinalYear: share(finalYear.placed, finalYear.students),
    placedOfGraduates: share(graduates.placed, graduates.students),
  };
}
