import { university } from '#src/university/university.ts';
import { formatPercent, NA, ordinal, type Tone } from '#src/platform/text/format.ts';
import { msg, t } from '#src/languages/texts.ts';

/** A student as the rules read it: anything may be absent (section 3), and a word may be none of the contract's. */
export interface PartialStudent {
  readonly department?: string | null | undefined;
  readonly year?: number | null | undefined;
  readonly status?: string | null | undefined;
  readonly totalFee?: number | null | undefined;
  readonly paidAmount?: number | null | undefined;
  readonly pendingAmount?: number | null | undefined;
  readonly feeStatus?: string | null | undefined;
  readonly placementStatus?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly packageAmount?: number | null | undefined;
  readonly currentCGPA?: number | null | undefined;
  readonly totalCredits?: number | null | undefined;
  readonly attendance?: { readonly percentage?: number | null | undefined } | null | undefined;
}

/** Section 9: the password of an account that an administrator creates, until the student changes it. */
export const DEFAULT_STUDENT_PASSWORD = 'Student@123';

/** Section 9: the years of study, and the semesters. */
export const YEARS = [1, 2, 3, 4] as const;
export const SEMESTERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const yearOfSemester = (semester: number) => Math.ceil(semester / 2);

/** A warning where the semester is in another year of study; no error, because somebody may repeat a year. */
export function semesterWarning(year: number, semester: number): string | undefined {
  const isKnown = YEARS.some((known) => known === year) && SEMESTERS.some((known) => known === semester);
  if (!isKnown || yearOfSemester(semester) === year) return undefined;
  const right = yearOfSemester(semester);
  return t`The ${ordinal(semester)} semester is in the ${ordinal(right)} year, not in the ${ordinal(year)}`;
}

const ordinalLabels = {
  year: [msg`1st year`, msg`2nd year`, msg`3rd year`, msg`4th year`],
  semester: [
    msg`1st semester`,
    msg`2nd semester`,
    msg`3rd semester`,
    msg`4th semester`,
    msg`5th semester`,
    msg`6th semester`,
    msg`7th semester`,
    msg`8th semester`,
  ],
} as const;

/** Years of study or semesters to choose from, with labels of the data: `2nd year`. */
export function ordinalChoices<const Value extends number>(
  numbers: readonly Value[],
  unit: keyof typeof ordinalLabels,
) {
  return numbers.map((number) => ({ value: number, label: ordinalLabels[unit][number - 1] ?? ordinal(number) }));
}

/** Section 3: a student's status is treated as Active when it is absent. */
export function studentStatus({ status }: PartialStudent): string {
  return status?.trim() || 'Active';
}

/** What the status filter calls everybody who has not graduated, as the contract does. */
export const ENROLLED = 'enrolled';

/** What the roster calls all of its records in its address: without a word there it opens with those who study. */
export const EVERYBODY = 'all';

/** Whether somebody has left after the last semester: the record stays, with the last year and semester in it. */
export const hasGraduated = (student: PartialStudent): boolean => studentStatus(student).toLowerCase() === 'graduated';

const statusTones: ReadonlyMap<string, Tone> = new Map([
  ['active', 'success'],
  ['inactive', 'warning'],
  ['suspended', 'danger'],
  ['graduated', 'info'],
]);

/** The colour of the status badge; a status that this app does not know stays neutral. */
export function studentStatusTone(student: PartialStudent): Tone {
  return statusTones.get(studentStatus(student).toLowerCase()) ?? 'neutral';
}

interface Standing {
  readonly rollNo: string;
  readonly year: number;
  readonly semester: number;
}

/** Whether somebody should look at the record: it has no roll number, or a semester that is not in its year. */
export const needsCorrection = ({ rollNo, year, semester }: Standing): boolean =>
  !rollNo.trim() || semesterWarning(year, semester) !== undefined;

export function isNewStudent({ currentCGPA, totalCredits, attendance }: PartialStudent): boolean {
  return [currentCGPA, totalCredits, attendance?.percentage].every((figure) => typeof figure !== 'number');
}

/** Whether somebody has attended less than the university asks for; not where nobody has counted. */
export function hasLowAttendance({ attendance }: PartialStudent): boolean {
  const percentage = attendance?.percentage;
  return typeof percentage === 'number' && percentage < university.attendance.minimum;
}

/** What is still owed: the server's figure, else total less paid; undefined where neither is known (section 3). */
export function pendingAmount(student: PartialStudent): number | undefined {
  const { totalFee, paidAmount } = student;
  if (typeof student.pendingAmount === 'number') return student.pendingAmount;
  if (typeof totalFee !== 'number' || typeof paidAmount !== 'number') return undefined;
  return Math.max(0, totalFee - paidAmount);
}

/** How much of the fee has been paid, in whole percent, and 100 only where it is all of it; undefined without amounts. */
export function paidPercent({ totalFee, paidAmount }: PartialStudent): number | undefined {
  if (typeof totalFee !== 'number' || typeof paidAmount !== 'number' || !(totalFee > 0)) return undefined;
  return Math.min(100, Math.max(0, Math.floor((paidAmount * 100) / totalFee)));
}

/** How much is paid, and how much is due, in words beside the percentage; what has been waived is not due. */
export function paidShare(student: PartialStudent): { percent?: number; paid?: string; due?: string } {
  const percent = paidPercent(student);
  if (percent === undefined) return {};
  const due = percent < 100 && (pendingAmount(student) ?? 0) > 0;
  return {
    percent,
    paid: t`${formatPercent(percent)} paid`,
    ...(due && { due: t`${formatPercent(100 - percent)} due` }),
  };
}

/** The fee status as it is shown: `N/A` where the record has none (section 3). */
export function feeStatusLabel({ feeStatus }: PartialStudent): string {
  return feeStatus?.trim() || NA;
}

/** Section 4, fee badge: danger if the pending amount is above 0, else success. */
export function feeBadgeTone(student: PartialStudent): 'danger' | 'success' {
  return (pendingAmount(student) ?? 0) > 0 ? 'danger' : 'success';
}

/** Section 4, fee-details badge: success when the status is Paid, else warning. */
export function feeDetailsTone({ feeStatus }: PartialStudent): 'success' | 'warning' {
  return feeStatus === 'Paid' ? 'success' : 'warning';
}

/** Section 4: the placement status, `Not Placed` by default; where it is shown, it is translated. */
export function placementLabel({ placementStatus }: PartialStudent): string {
  return placementStatus?.trim() || 'Not Placed';
}

const placementTones: ReadonlyMap<string, Tone> = new Map([
  ['Placed', 'success'],
  ['Higher Studies', 'info'],
]);

/** The colour of the placement badge; a status that this app does not know stays neutral. */
export function placementTone(student: PartialStudent): Tone {
  return placementTones.get(placementLabel(student)) ?? 'neutral';
}

/** Section 9: a student counts as placed where the placement company, trimmed, is not empty. */
export function isPlaced({ company }: PartialStudent): boolean {
  return typeof company === 'string' && company.trim() !== '';
}

/** What became of the studies, as the dashboard counts it: placed as section 9 has it, or going on studying, or neither. */
export const OUTCOMES = ['Placed', 'Higher Studies', 'Not Placed'] as const;

export function placementOutcome(student: PartialStudent): (typeof OUTCOMES)[number] {
  if (isPlaced(student)) return 'Placed';
  return placementLabel(student) === 'Higher Studies' ? 'Higher Studies' : 'Not Placed';
}
