import { ordinal, type Tone } from '#src/platform/text/format.ts';

/** Section 9: the password of an account that an administrator creates, until the student changes it. */
export const DEFAULT_STUDENT_PASSWORD = 'Student@123';

/** Section 3: a student's status is treated as Active when it is absent. */
export function studentStatus({ status }: { readonly status?: string | null | undefined }): string {
  return status?.trim() || 'Active';
}

const tones: ReadonlyMap<string, Tone> = new Map([
  ['active', 'success'],
  ['inactive', 'warning'],
  ['suspended', 'danger'],
  ['graduated', 'info'],
]);

/** The colour of the status badge; a status that this app does not know stays neutral. */
export function studentStatusTone(student: { readonly status?: string | null | undefined }) {
  return tones.get(studentStatus(student).toLowerCase()) ?? 'neutral';
}

/** How a roll number is written: letters and digits, with - and / between them. The contract takes them anywhere. */
export const ROLL_NUMBER = /^[A-Za-z0-9]+(?:[/-][A-Za-z0-9]+)*$/;

export const ROLL_NUMBER_MESSAGE = 'Roll number may contain letters and digits, with single - or / between them';

/** Section 9: the years of study, and the semesters. */
export const YEARS = [1, 2, 3, 4] as const;
export const SEMESTERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** `1st year`, `2nd year`, …: numbers to choose from. */
export function ordinalChoices<const Value extends number>(numbers: readonly Value[], unit: string) {
  return numbers.map((number) => ({ value: number, label: `${ordinal(number)} ${unit}` }));
}
