import { plainDigits } from '#openapi/plain-digits.ts';
import { t } from '#src/languages/texts.ts';
import { dayOf } from '#src/platform/text/format.ts';
import type { Field } from './field.ts';
import { isCalendarDate } from './schema.ts';

/** Which of two numbers in front of a year is the day. */
export type DateOrder = 'day' | 'month';

/** What a date lies near, which a year of two digits is read by: birth dates are past, others are near today. */
export type Century = 'past' | 'near';

/** A date of a file as the contract writes it, or why it is none. */
type ReadDate = { readonly date: string } | { readonly problem: string };

/** Z, +05:30, +00, UTC, GMT+0530 or Asia/Kolkata; behind it the words of a browser, (India Standard Time), or of Go, UTC. */
const ZONE = String.raw`(?:Z|[A-Z]{3,5}|[A-Z]{3,}(?:\/[A-Z_]+)+|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?)(?: ?\([\p{L} ]+\)| [A-Z]{3,5})?`;
/** A time behind a date says nothing of its day, unless it is said for another place. */
const TIME = String.raw`(?:[T ]+(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?<half>[AP]\.?M\.?)?\s*(?<zone>${ZONE})?)?`;
/** The day of the week, as a long date begins with it. */
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,? +)?';
/** The name of a month, which has signs on its letters in Hindi. */
const NAME = String.raw`[\p{L}\p{M}]{2,12}`;
const pattern = (date: string) => new RegExp(`^${WEEKDAY}${date}${TIME}$`, 'iu');
const yearFirst = pattern(String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`);
const digitsAlone = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/;
export const numbers = pattern(String.raw`(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>\d{4}|\d{2})`);
export const dayAndName = pattern(
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?<name>${NAME})[.॰]?[-/., ]*(?<year>\d{4}|\d{2})`,
);
export const nameAndDay = pattern(
  String.raw`(?<name>${NAME})[.॰]?[-/., ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})`,
);
/** Days since the end of 1899, as spreadsheets count them: from 1927 to 2064. */
export const serial = /^[1-5]\d{4}(?:\.\d+)?$/;

/** What each month is called in English, German and Hindi, in every spelling that is met. */
const MONTHS = [
  'january januar जनवरी',
  'february februar फ़रवरी फरवरी',
  'march märz maerz mrz मार्च',
  'april अप्रैल',
  'may mai मई',
  'june juni जून',
  'july juli जुलाई',
  'august अगस्त',
  'september सितंबर सितम्बर',
  'october oktober अक्टूबर अक्तूबर',
  'november नवंबर नवम्बर',
  'december dezember दिसंबर दिसम्बर',
].map((names) => names.normalize('NFC').split(' '));

/** The month of a name that may be cut after its third sign; 0 where it is none. */
function monthNamed(name: string): number {
  const word = name.toLowerCase().normalize('NFC');
  const isCalled = (month: string) => month === word || (word.length > 2 && month.startsWith(word.slice(0, 4)));
  return MONTHS.findIndex((names) => names.some(isCalled)) + 1;
}

const shapes = [yearFirst, digitsAlone, numbers, dayAndName, nameAndDay];
const partsOf = (text: string) => shapes.find((one) => one.test(text))?.exec(text)?.groups;

const clock = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`;

/** The hour and the minute that stand beside the day of a date, as 18:30; none at midnight. */
function timeOfDay({ time = '', half = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const isAfternoon = /^p/i.test(half);
  const ofDay = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour % 24;
  return ofDay + minute + second === 0 ? undefined : clock(ofDay, minute);
}

/** The time in the afternoon that stands beside a day: where a place has it, another one may have the next day already. */
export function afternoonOf(cell: string): string | undefined {
  const text = plainDate(cell);
  const minutes = serial.test(text) ? Math.round((Number(text) % 1) * 1440) : 0;
  const time = minutes > 0 ? clock(Math.floor(minutes / 60), minutes % 60) : timeOfDay(partsOf(text) ?? {});
  return time !== undefined && time > '12:00' ? time : undefined;
}

/** The day after one, each as the contract writes it. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

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

function noSuchDay(order: DateOrder | undefined): string {
  if (!order) return t`There is no such day`;
  return order === 'day' ? t`There is no such day, read day first` : t`There is no such day, read month first`;
}

/** A date of a file. `order` is that of its column, where it is known. */
export function parseDate(cell: string, order: DateOrder | undefined, century: Century, now = new Date()): ReadDate {
  const text = plainDate(cell);
  if (serial.test(text)) {
    return { date: new Date(FIRST_SERIAL_DAY + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10) };
  }
  const parts = partsOf(text);
  if (!parts) return { problem: t`This is not read as a date: write it as 2004-05-31` };
  const { first = '', second = '', name, zone } = parts;
  if (zone && timeOfDay(parts))
    return { problem: t`This is a time in another time zone, which may be another day here: write the day alone` };
  if (Number(first) > 31)
    return { problem: t`The year seems to stand first, with two digits: write the date as 2004-05-31` };
  const isOpen = first && Number(first) !== Number(second) && Number(first) * Number(second) > 0;
  if (isOpen && !order && Number(first) <= 12 && Number(second) <= 12)
    return { problem: t`Day or month may come first: say which, under “Change How the File Is Read”` };
  const isDayFirst = order ? order === 'day' : Number(first) > 12;
  const [ofDay, ofMonth] = isDayFirst ? [first, second] : [second, first];
  const month = name ? monthNamed(name) : Number(parts['month'] ?? ofMonth);
  if (month === 0 && name)
    return { problem: t`“${name}” is no month that is known here: write the date as 2004-05-31` };
  const day = Number(parts['day'] ?? ofDay);
  const monthAndDay = `${two(month)}-${two(day)}`;
  const date = `${fullYear(parts['year'] ?? '', monthAndDay, century, now)}-${monthAndDay}`;
  if (!isCalendarDate(date)) return { problem: noSuchDay(first === '' ? undefined : isDayFirst ? 'day' : 'month') };
  return { date };
}

export const centuryOf = <Row>({ rule }: Field<Row>): Century | undefined =>
  rule?.type === 'pastDate' ? 'past' : rule?.type === 'date' ? 'near' : undefined;
