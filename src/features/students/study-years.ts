import { ordinal } from '#src/platform/text/format.ts';

/** Section 9: the years of study, and the semesters. */
export const YEARS = [1, 2, 3, 4] as const;
export const SEMESTERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** `1st year`, `2nd year`, …: numbers to choose from. */
export function ordinalChoices<const Value extends number>(numbers: readonly Value[], unit: string) {
  return numbers.map((number) => ({ value: number, label: `${ordinal(number)} ${unit}` }));
}
