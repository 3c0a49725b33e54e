import { readFileSync } from 'node:fs';

/** How often the count is read, in milliseconds. */
const INTERVAL_MS = 20;

/** A count is that much late, at most: the kernel adds to it by the tick. */
const LATE_MS = 20;

/** The milliseconds that each processor was ready to work and its host gave it none; none where this cannot be told. */
function readStolen(): readonly number[] {
  try {
    const lines = readFileSync('/proc/stat', 'utf8').split('\n');
    // A line is a name and ten counts of hundredths of a second; the eighth is called "steal".
    return lines.filter((line) => /^cpu\d/.test(line)).map((line) => Number(line.split(/\s+/)[8]) * 10);
  } catch {
    return [];
  }
}

/**
 * Watches what the host of a virtual machine takes from it: half a second at a time on a busy host, in which no process
 * of the machine runs. A page cannot tell this from a long task of its own.
 */
export function watchStolenTime() {
  const counts = [{ at: Date.now(), stolen: readStolen() }];
  const count = () => counts.push({ at: Date.now(), stolen: readStolen() });
  const timer = setInterval(count, INTERVAL_MS);
  return {
    /** The most that one processor was without, in milliseconds, between two moments in milliseconds since the epoch. */
    between(from: number, to: number): number {
      count();
      const before = counts.findLast(({ at }) => at <= from) ?? counts[0]!;
      const after = counts.find(({ at }) => at >= to + LATE_MS) ?? counts.at(-1)!;
      return Math.max(0, ...after.stolen.map((stolen, cpu) => stolen - (before.stolen[cpu] ?? stolen)));
    },
    stop: () => clearInterval(timer),
  };
}
