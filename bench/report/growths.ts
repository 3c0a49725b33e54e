import { type Growth, growth, type Point } from '../figures/growth.ts';
import type { Sections } from '../figures/results.ts';
import { inUnit, type Unit } from '../figures/words.ts';

export interface NamedGrowth extends Growth {
  readonly what: string;
  readonly unit: Unit;
  readonly points: readonly Point[];
}

/** How the portal's figures grow with the number of students, where three sizes or more were measured. */
export function growths({ roster, backend }: Sections): NamedGrowth[] {
  const points = <Row>(rows: Readonly<Record<string, Row>> | undefined, pick: (row: Row) => number | undefined) =>
    Object.entries(rows ?? {}).map(([students, row]): Point => [Number(students), pick(row) ?? Number.NaN]);
  const measured: readonly [string, Unit, Point[]][] = [
    ['Rows painted', 'ms', points(roster?.figures, ({ portal }) => portal?.boot)],
    ['Key to paint, p95', 'ms', points(roster?.figures, ({ portal }) => portal?.keyP95)],
    ['Heap', 'MB', points(roster?.figures, ({ portal }) => portal?.heap)],
    ['Made and stored', 'ms', points(backend?.figures, ({ seed }) => seed)],
    ['One save', 'ms', points(backend?.figures, ({ save }) => save)],
  ];
  return measured.flatMap(([what, unit, points]) => {
    const grown = growth(points);
    return grown ? [{ what, unit, points, ...grown }] : [];
  });
}

/** The line and the power, such as "240 ms + 9.1 ms a thousand students, n^0.42". */
export function growthInWords({ unit, fixed, perThousand, exponent }: NamedGrowth): string {
  const sign = perThousand < 0 ? '−' : '+';
  return `${inUnit(fixed, unit)} ${sign} ${inUnit(Math.abs(perThousand), unit)} a thousand students, n^${exponent.toFixed(2)}`;
}
