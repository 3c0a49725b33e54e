import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { locale } from '../locale.ts';
import { formats } from '#src/university/formats.ts';

const hasNoOffset = /T[\d:.]+$/;

/** Contract: moments are in UTC, also those of servers that do not say so. */
export const withOffset = (timestamp: string): string => (hasNoOffset.test(timestamp) ? `${timestamp}Z` : timestamp);

/**
 * When a day of the calendar begins by the person's own clock, in milliseconds; undefined for what is no day.
 * @param day as the contract writes it: `2026-05-18`
 * @param later so many days after it
 */
export function startOfDay(day: string, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  // The 31st of a short month would be a day of the next one.
  const begins = new Date(year, month - 1, date);
  if (begins.getMonth() !== month - 1 || begins.getDate() !== date) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}

/** A point in time in milliseconds; a day without a time is its beginning by the person's own clock; undefined for neither. */
export function timeOf(timestamp: string | null | undefined): number | undefined {
  if (!timestamp) return undefined;
  const time = startOfDay(timestamp) ?? Date.parse(withOffset(timestamp));
  return Number.isNaN(time) ? undefined : time;
}

/** The colour of a badge; the word on it says it all. */
export type Tone = 'success' | 'danger' | 'warning' | 'info' | 'neutral';

/**
 * What a screen shows where the record says nothing (section 3); `null` and `undefined` never reach a person. It is the
 * value in data, such as a filter's; the functions below give it in the chosen language.
 */
export const NA = msg`N/A`;

const shownNA = () => translate(NA);

/** Whether one of the functions below had nothing to show. */
export const isNA = (shown: string): boolean => shown === shownNA();

type Figure = number | null | undefined;

/** A figure that a record of a university can have. Beyond it a number such as 1e308 is a fault, and 309 digits long. */
const isNumber = (value: Figure): value is number => typeof value === 'number' && Math.abs(value) < 1e15;

export function orNA(value: string | Figure): string {
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' || (typeof value === 'number' && !isNumber(value)) ? shownNA() : text;
}

/**
 * Formatters that are made when they are first used, one for each locale: to make all of them takes longer than all other
 * code of this folder.
 */
function lazily<Format>(make: (tag: string) => Format, tagOf: () => string): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const tag = tagOf();
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
}

/** What stands behind this decimal is a trace of binary arithmetic: 0.1 + 0.2 is 0.3. */
const DECIMALS = 9;

/**
 * A figure as it is shown: cut and not rounded, so that nobody seems to have reached a limit who has not. An attendance of
 * 74.996 is not 75%, a CGPA of 6.999 not 7.00. One that is not 0 keeps as many decimals as it takes to see that.
 */
function cut(value: number, decimals = 2): number {
  const exact = Number(Math.abs(value).toFixed(DECIMALS));
  const rounded = Number(exact.toFixed(decimals));
  const shown = rounded > exact ? Number((rounded - 10 ** -decimals).toFixed(decimals)) : rounded;
  if (shown === 0 && exact > 0) return cut(value, decimals + 1);
  return value < 0 ? 0 - shown : shown;
}

/** Figures and amounts are written as the university writes them, in each language. */
const numbers = (options: Intl.NumberFormatOptions) =>
  lazily(
    (tag) => new Intl.NumberFormat(tag, options),
    () => formats.locale,
  );
const grouped = numbers({ maximumFractionDigits: DECIMALS });
const money = { style: 'currency', currency: formats.currency } as const;
const wholeAmount = numbers({ ...money, maximumFractionDigits: 0 });
const exactAmount = numbers({ ...money, minimumFractionDigits: 2, maximumFractionDigits: DECIMALS });

/**
 * A count with the grouping of the university's locale, `1,20,000` in India; N/A for a number that none can be, as a server may send it. Most screens show
 * one first thing, and to make a formatter takes 15 ms.
 */
export function formatNumber(value: Figure): string {
  if (!isNumber(value)) return shownNA();
  if (!Number.isSafeInteger(value)) return grouped().format(cut(value));
  return String(value).replace(formats.groupEnd, formats.groupSign);
}

/** In the locale of the person, since it has words: `1.2 million`. */
const estimate = lazily(
  (tag) => new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }),
  locale,
);

/** About how many there are, with two figures that count: `about 1.2 million`. */
export const formatEstimate = (value: number): string => t`about ${estimate().format(value)}`;

/** An amount with the currency and its grouping (section 9), e.g. `₹1,25,000`; hundredths only where there are some. */
export function formatAmount(amount: Figure): string {
  if (!isNumber(amount)) return shownNA();
  const shown = cut(amount);
  return (Number.isInteger(shown) ? wholeAmount() : exactAmount()).format(shown);
}

/** Contract, `packageAmount`: a package is in lakhs of rupees a year, 1000 at most. Servers that keep rupees send more. */
export const isPackageInLakhs = (amount: Figure): amount is number => isNumber(amount) && amount <= 1000;

/** A placement package with the unit that section 9 appends: `12 LPA`, `6.5 LPA`; one that cannot be in lakhs has none. */
export function formatPackage(amount: Figure): string {
  if (!isNumber(amount)) return shownNA();
  const text = grouped().format(cut(amount));
  return isPackageInLakhs(amount) ? `${text} ${formats.packageUnit}` : text;
}

/** A grade point average with its two decimals, `8.70`. */
export function formatCgpa(cgpa: Figure): string {
  return isNumber(cgpa) ? cut(cgpa).toFixed(2) : shownNA();
}

export function formatPercent(value: Figure): string {
  return isNumber(value) ? `${grouped().format(cut(value))}%` : shownNA();
}

/** A part of a whole in whole percent; 100% only where it is all of it, and 0% only where it is nothing. */
export function formatShare(part: number, whole: number): string {
  const percent = (part / whole) * 100;
  return formatPercent(Math.min(Math.round(percent), part < whole ? 99 : 100) || percent);
}

const oneDecimal = numbers({ maximumFractionDigits: 1 });

/** No course takes longer, in years. */
const LONGEST_COURSE = 100;

/** Section 9, duration label of a course: `1 Year`, `N Years`, or `Duration not specified` where it is missing. */
export function formatDuration(years: Figure): string {
  const rounded = isNumber(years) && years <= LONGEST_COURSE ? Math.round(years * 10) / 10 : 0;
  if (rounded <= 0) return t`Duration not specified`;
  const text = oneDecimal().format(rounded);
  return plural(rounded)`${text} Year | ${text} Years`;
}

/** `1st`, `2nd`, `3rd`, `4th`, …: the suffixes of section 9, and the rule behind them for any other whole number. */
export function ordinal(n: number): string {
  const digit = n % 100 >= 11 && n % 100 <= 13 ? 0 : n % 10;
  if (digit === 1) return t`${n}st`;
  if (digit === 2) return t`${n}nd`;
  return digit === 3 ? t`${n}rd` : t`${n}th`;
}

/** A year or a semester of study as an ordinal (section 9); N/A where the record has none, or one that is no whole number. */
export function formatOrdinal(n: Figure): string {
  return isNumber(n) && Number.isInteger(n) && n >= 1 ? ordinal(n) : shownNA();
}

/** `2nd year`; N/A where the year is not known. */
export function formatStudyYear(year: Figure): string {
  const nth = formatOrdinal(year);
  return isNA(nth) ? nth : t`${nth} year`;
}

/** In the language of the portal and its calendar, also on papers that are printed in a browser of another one. */
const dates = (options: Intl.DateTimeFormatOptions) => lazily((tag) => new Intl.DateTimeFormat(tag, options), locale);
// A date without a time belongs to no time zone: read and written in one and the same, it stays the day that it is.
const dayFormat = dates({ dateStyle: 'medium', timeZone: 'UTC' });
const todayFormat = dates({ dateStyle: 'medium' });
const momentFormat = dates({ dateStyle: 'medium', timeStyle: 'short' });

function written(format: () => Intl.DateTimeFormat, text: string | null | undefined): string {
  if (!text) return shownNA();
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : format().format(date);
}

export function formatDate(date: string | null | undefined): string {
  return written(dayFormat, date);
}

export function formatToday(): string {
  return todayFormat().format(new Date());
}

/** A point in time, in the person's own time zone. Contract: moments are in UTC, also those of servers that do not say so. */
export function formatDateTime(timestamp: string | null | undefined): string {
  return written(momentFormat, timestamp && withOffset(timestamp));
}

/** The day of a point in time by the person's own clock; one that came without a time stays the day that it is. */
export function formatDayOf(timestamp: string | null | undefined): string {
  const time = timeOf(timestamp);
  return time === undefined ? formatDate(timestamp) : todayFormat().format(time);
}

/** How many whole days ago a timestamp was; undefined for none, and for one that is still to come. */
export function daysSince(timestamp: string | null | undefined): number | undefined {
  const time = timeOf(timestamp);
  const days = time === undefined ? -1 : Math.floor((Date.now() - time) / 86_400_000);
  return days < 0 ? undefined : days;
}

/** The day that it is at a moment by the person's own clock, written as the contract writes days: `2026-05-18`. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}
