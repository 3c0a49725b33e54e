import { ABSENT } from './absent.ts';

/** `1st`, `2nd`, `3rd`, `4th`, …: the suffixes of section 9, and the rule behind them for any other whole number. */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}

/** `1st year`, `2nd year`, …: numbers to choose from. */
export function ordinalChoices(numbers: readonly number[], unit: string) {
  return numbers.map((number) => ({ value: number, label: `${ordinal(number)} ${unit}` }));
}

/** A year or a semester of study as an ordinal (section 9); N/A where the record has none, which the reader makes 0. */
export function studyOrdinal(n: number | null | undefined): string {
  return typeof n === 'number' && n >= 1 ? ordinal(n) : ABSENT;
}
