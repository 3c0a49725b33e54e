import { describe, expect, it } from 'vitest';
import { median, medians, p95, turned } from './statistics.ts';

const oneTo = (last: number) => Array.from({ length: last }, (_, i) => last - i);

describe('The statistics of the benchmark', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 3],
    [[7], 7],
    [[], Number.NaN],
  ])('The median of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it.each([
    [100, 96],
    [20, 20],
    [3, 3],
    [0, Number.NaN],
  ])('The p95 of the numbers from 1 to %d is %d', (last, expected) => {
    expect(p95(oneTo(last))).toBe(expected);
  });

  it('sort by size and not as text', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('take the median of each figure separately', () => {
    const rounds = [
      { boot: 1, heap: 30 },
      { boot: 2, heap: 10 },
      { boot: 3, heap: 20 },
    ];
    expect(medians(rounds)).toEqual({ boot: 2, heap: 20 });
  });

  it('begin each round with another contender, and measure every one in each', () => {
    const rounds = [0, 1, 2, 3].map((round) => turned(['a', 'b', 'c'], round).join(''));
    expect(rounds).toEqual(['abc', 'bca', 'cab', 'abc']);
    expect(turned([], 2)).toEqual([]);
  });
});
