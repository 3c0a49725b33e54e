import { t } from '#src/languages/texts.ts';
import { formatDate, formatNumber, startOfDay } from '#src/platform/text/format.ts';
import { amountRefusal, parseTypedAmount } from '../fields/amounts.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import { text } from '../search-params.ts';

/*
 * A range in a URL is its two ends with two dots between them, either of which may be left out, and both belong to it:
 * `7..9`, `75..`, `..60`, `2026-05-01..2026-05-31`.
 */

/** What a filter with two ends compares: numbers, or moments by the day on which they are by the person's own clock. */
export interface Range {
  readonly of: 'number' | 'day';
  readonly min?: number;
  readonly max?: number;
  /** What the numbers measure in. */
  readonly unit?: string | undefined;
  /** A text of the data. */
  readonly note?: string;
}

export interface Ends {
  readonly from: string;
  readonly to: string;
}

const TWO_ENDS = /^(.*)\.\.(.*)$/;
const NUMBER = /^\d+(\.\d+)?$/;

export function endsOf(range: string): Ends {
  const [, from = '', to = ''] = TWO_ENDS.exec(range) ?? [];
  return { from, to };
}

/** A range as a URL holds it; empty where neither end is typed. A point at an edge is still being typed, and not in it. */
export function joinEnds({ from, to }: Ends): string {
  const ends = [from.trim().replace(/\.+$/, ''), to.trim().replace(/^\.+/, '0.').replace(/\.+$/, '')];
  return ends.some(Boolean) ? ends.join('..') : '';
}

/**
 * Reads a range from a URL: empty for what is none. Ends that are no numbers, or stand the wrong way round, stay as they
 * are, so that the fields can say what is wrong with them; they filter nothing.
 */
export function readRange(value: unknown, { of }: Range): string {
  const range = text(value) ?? '';
  const { from, to } = endsOf(range);
  if (!from && !to) return '';
  const isDay = (end: string) => end === '' || startOfDay(end) !== undefined;
  return of === 'number' || (isDay(from) && isDay(to)) ? range : '';
}

const readEnd = (end: string, { max = Infinity, unit }: Range) => parseTypedAmount(plainText(end), { max, unit });

/** Why an end is no number of the range; undefined where it is one, or none is typed. */
function endProblem(end: string, range: Range): string | undefined {
  const { min = 0, max = Infinity } = range;
  const { text: number, problem } = readEnd(end, range);
  if (problem || end === '' || (NUMBER.test(number) && Number(number) >= min && Number(number) <= max)) return problem;
  const rule = Number.isFinite(max)
    ? t`It has to be a number from ${formatNumber(min)} to ${formatNumber(max)}`
    : t`It has to be a number, such as 7.5`;
  return amountRefusal(number, rule);
}

/** The two ends as numbers, or as the first and the last moment; an end that is left out is infinite. */
function numbersOf({ from, to }: Ends, range: Range) {
  const numberOf = (end: string) => Number(readEnd(end, range).text);
  if (range.of === 'number') return { from: from ? numberOf(from) : -Infinity, to: to ? numberOf(to) : Infinity };
  const after = to ? startOfDay(to, 1) : undefined;
  return { from: startOfDay(from) ?? -Infinity, to: after === undefined ? Infinity : after - 1 };
}

/** What is wrong with a range, in a sentence; undefined where nothing is. */
export function problemOf(range: string, kind: Range): string | undefined {
  const ends = endsOf(range);
  const wrong = kind.of === 'number' ? (endProblem(ends.from, kind) ?? endProblem(ends.to, kind)) : undefined;
  if (wrong) return t`${wrong}. Until then it filters nothing.`;
  const { from, to } = numbersOf(ends, kind);
  if (from <= to) return undefined;
  const [first, last] = kind.of === 'day' ? [formatDate(ends.from), formatDate(ends.to)] : [ends.from, ends.to];
  return t`From ${first} to ${last} is the wrong way round, and filters nothing.`;
}

/** The two ends, both in it; undefined for a range that filters nothing. */
export function boundsOf(range: string, kind: Range): { readonly from: number; readonly to: number } | undefined {
  return range === '' || problemOf(range, kind) ? undefined : numbersOf(endsOf(range), kind);
}
