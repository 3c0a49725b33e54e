import { ordinal } from '../../../domain/ordinals.ts';

/** `1st year`, `2nd year`, … for a select. */
export function ordinalChoices(numbers: readonly number[], unit: string) {
  return numbers.map((number) => ({ value: number, label: `${ordinal(number)} ${unit}` }));
}
