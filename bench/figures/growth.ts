/** A figure at some number of students. */
export type Point = readonly [students: number, figure: number];

export interface Growth {
  /** What it takes with no student, and with each thousand more, in the figure's own unit. */
  readonly fixed: number;
  readonly perThousand: number;
  /** The power of the number of students with which the figure grows: 0 is not at all, 1 in proportion. */
  readonly exponent: number;
}

/** The line through the points with the least squared distance. */
function line(points: readonly Point[]): { readonly start: number; readonly slope: number } {
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
  return { start: y - slope * x, slope };
}

/** How a figure grows, as a line and as a power. @returns undefined with less than three sizes, which prove nothing */
export function growth(points: readonly Point[]): Growth | undefined {
  const known = points.filter(([students, figure]) => students > 0 && figure > 0);
  if (new Set(known.map(([students]) => students)).size < 3) return undefined;
  const { start, slope } = line(known);
  const { slope: exponent } = line(known.map(([students, figure]) => [Math.log(students), Math.log(figure)]));
  return { fixed: start, perThousand: slope * 1000, exponent };
}
