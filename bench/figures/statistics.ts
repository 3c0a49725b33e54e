/** The value below which a share of the numbers lies, 0 to 1; NaN where there are none. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The number in the middle, the upper one of two; NaN where there are none. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number that one in twenty exceeds; NaN where there are none. */
export const p95 = (numbers: readonly number[]): number => quantile(numbers, 0.95);

/** The items from another one on in each round, so that no contender is always measured after the same one. */
export function turned<Item>(items: readonly Item[], round: number): Item[] {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The median of each figure of some rounds. */
export function medians<Name extends string>(
  rounds: readonly Readonly<Record<Name, number>>[],
): Readonly<Record<Name, number>> {
  const names = Object.keys(rounds[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, median(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
