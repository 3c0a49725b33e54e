import type { Skip } from '../check-results.ts';
import type { OperationResult } from '../verdicts.ts';

/** What is skipped for the same reason in more operations than these is said once. */
const few = 3;

const wordsOf = ({ what, reason }: Skip) => `${what}, because ${reason}`;

/** What was skipped, in words: by operation, and once for all where many share it. */
export function skipsIn(operations: readonly OperationResult[]) {
  const times = new Map<string, number>();
  for (const skip of operations.flatMap(({ skips }) => skips))
    times.set(wordsOf(skip), (times.get(wordsOf(skip)) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count > few);
  return {
    shared: shared.map(([words, count]) => `${words} (${count} times)`),
    of: ({ skips }: OperationResult) => skips.map(wordsOf).filter((words) => (times.get(words) ?? 0) <= few),
  };
}
