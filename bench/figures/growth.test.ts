import { describe, expect, it } from 'vitest';
import { growth, type Point } from './growth.ts';

const sizes = [1200, 10_000, 50_000, 100_000];
const pointsOf = (figure: (students: number) => number): Point[] => sizes.map((size) => [size, figure(size)]);

describe('The growth of a figure with the number of students', () => {
  it('finds the line of a figure that lies on one', () => {
    const found = growth(pointsOf((students) => 240 + students * 0.009));
    expect(found?.fixed).toBeCloseTo(240);
    expect(found?.perThousand).toBeCloseTo(9);
  });

  it.each([0, 0.5, 1, 2])('The growth finds the power %d', (power) => {
    expect(growth(pointsOf((students) => 3 * students ** power))?.exponent).toBeCloseTo(power);
  });

  it('weights points beside the line by their squared distance', () => {
    const found = growth([
      [1000, 0],
      [2000, 3],
      [3000, 0],
    ]);
    // A zero has no logarithm, so that only one of these points is left.
    expect(found).toBeUndefined();
    const three = growth([
      [1000, 1],
      [2000, 4],
      [3000, 1],
    ]);
    expect(three?.perThousand).toBeCloseTo(0);
    expect(three?.fixed).toBeCloseTo(2);
  });

  it.each([
    ['two sizes', [[1200, 5] as const, [50_000, 9] as const]],
    ['one size, measured often', [[1200, 5] as const, [1200, 6] as const, [1200, 7] as const]],
    ['figures that are missing', [[1200, Number.NaN] as const, [10_000, 5] as const, [50_000, 6] as const]],
  ])('The growth is unknown from %s', (_, points) => {
    expect(growth(points)).toBeUndefined();
  });
});
