export type Unit = 'ms' | 'MB' | 'kB' | 'points' | '';

/** A whole number of people. */
export const inWords = (count: number): string => count.toLocaleString('en-GB');

/** A figure with its unit, as exactly as it can be read; "none" where there is no number. */
export function inUnit(figure: number, unit: Unit): string {
  if (!Number.isFinite(figure)) return 'none';
  const size = Math.abs(figure);
  const digits = Number.isInteger(figure) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  const number = figure.toLocaleString('en-GB', { maximumFractionDigits: digits });
  return unit === '' || unit === 'points' ? number : `${number} ${unit}`;
}

/** How many times another figure it is, such as "1.08 ×". */
export const inTimes = (ratio: number): string => (Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : 'none');
