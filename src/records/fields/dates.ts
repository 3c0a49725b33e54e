import { plainDigits } from '#openapi/plain-digits.ts';
import { dayOf } from '#src/platform/text/format.ts';
import type { Field } from './field.ts';
import { isCalendarDate } from './schema.ts';

/** Which of two numbers in front of a year is the day. */
export type DateOrder = 'day' | 'month';

/** What a date lies near, which a year of two digits is read by: birth dates are past, others are near today. */
export type Century = 'past' | 'near';

/** A date of a file as the contract writes it, or why it is none. */
type ReadDate = { readonly date: string } | { readonly problem: string };

/** A time behind a date says nothing of its day, unless it is said for another place. */
const TIME = String.raw`(?:[T ]+(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?<half>[AP]\.?M\.?)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?)?`;
/** The day of the week, as a long date begins with it. */
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,? +)?';
const pattern = (date: string) => new RegExp(`^${WEEKDAY}${date}${TIME}$`, 'iu');
const yearFirst = pattern(String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`);
const digitsAlone = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/;
export const numbers = pattern(String.raw`(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>\d{4}|\d{2})`);
export const dayAndName = pattern(
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?<name>\p{L}{3,9})\.?[-/., ]*(?<year>\d{4}|\d{2})`,
);
export const nameAndDay = pattern(
  String.raw`(?<name>\p{L}{3,9})\.?[-/., ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})`,
);
/** Days since the end of 1899, as spreadsheets count them: from 1927 to 2064. */
export const serial = /^[1-5]\d{4}(?:\.\d+)?$/;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const monthNamed = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 4))) + 1;

const DAY_MS = 86_400_000;
const FIRST_SERIAL_DAY = Date.UTC(1899, 11, 30);

/** Digits of every script and hyphens of every width are one, and an apostrophe in front is a spreadsheet's mark of a text. */
export const plainDate = (text: string) =>
  plainDigits(text)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^['’]/, '');

function fullYear(digits: string, monthAndDay: string, century: Century, now: Date): number {
  if (digits.length === 4) return Number(digits);
  const thisCentury = Math.floor(now.getFullYear() / 100) * 100;
  const year = thisCentury + Number(digits);
  if (century === 'past') return `${year}-${monthAndDay}` < dayOf(now) ? year : year - 100;
  return [year - 100, year, year + 100].reduce((best, next) =>
    Math.abs(next - now.getFullYear()) < Math.abs(best - now.getFullYear()) ? next : best,
  );
}

const two = (value: number | string) => String(value).padStart(2, '0');

/** A date of a file. `order` is that of its column, where it is known. */
export function parseDate(cell: string, order: DateOrder | undefined, century: Century, now = new Date()): ReadDate {
  const text = plainDate(cell);
  if (serial.test(text)) {
    return { date: new Date(FIRST_SERIAL_DAY + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10) };
  }
  const found = [yearFirst, digitsAlone, numbers, dayAndName, nameAndDay].find((one) => one.test(text));
  const parts = found?.exec(text)?.groups;
  if (!parts) return { problem: 'This is not read as a date: write it as 2004-05-31' };
  const { first = '', second = '', name, time = '', zone } = parts;
  if (zone && Number(time.replaceAll(/\D/g, '')) !== 0)
    return { problem: 'This is a time in another time zone, which may be another day here: write the day alone' };
  if (Number(first) > 31)
    return { problem: 'The year seems to stand first, with two digits: write the date as 2004-05-31' };
  const isOpen = first && Number(first) !== Number(second) && Number(first) * Number(second) > 0;
  if (isOpen && !order && Number(first) <= 12 && Number(second) <= 12)
    return { problem: 'Day or month may come first: say which, under “Change How the File Is Read”' };
  const isDayFirst = order ? order === 'day' : Number(first) > 12;
  const [ofDay, ofMonth] = isDayFirst ? [first, second] : [second, first];
  const month = name ? monthNamed(name) : Number(parts['month'] ?? ofMonth);
  if (month === 0 && name) return { problem: `“${name}” is no month in English: write the date as 2004-05-31` };
  const day = Number(parts['day'] ?? ofDay);
  const monthAndDay = `${two(month)}-${two(day)}`;
  const date = `${fullYear(parts['year'] ?? '', monthAndDay, century, now)}-${monthAndDay}`;
  if (!isCalendarDate(date))
    return { problem: `There is no such day${first ? `, read ${isDayFirst ? 'day' : 'month'} first` : ''}` };
  return { date };
}

export const centuryOf = <Row>({ rule }: Field<Row>): Century | undefined =>
  rule?.type === 'pastDate' ? 'past' : rule?.type === 'date' ? 'near' : undefined;
