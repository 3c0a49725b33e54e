/**
 * The day on which the seeded university lives: the end of a spring term, when final-year offers are in and
 * admissions are open. Every seeded date is relative to it and none to the reader's clock, so that the data does not
 * age: a second-year student of the seed stays one, whenever the page is opened.
 */
export const seedToday = '2026-05-18';

const dayLength = 86_400_000;
const names = new Map<number, string>();

/** The number of a day, counted from 1970-01-01. */
export function dayNumber(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00.000Z`) / dayLength;
}

export const today = dayNumber(seedToday);
export const thisYear = Number(seedToday.slice(0, 4));

/** The number of a date's day; a day beyond the month's end is one of the next month. */
export function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayLength;
}

/** YYYY-MM-DD of a day's number. 50,000 students have the same few thousand days: each is formatted once. */
export function isoDate(day: number): string {
  let name = names.get(day);
  if (name === undefined) names.set(day, (name = new Date(day * dayLength).toISOString().slice(0, 10)));
  return name;
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value));
const minutesOfDay = Array.from(
  { length: 1440 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
);
const endings = Array.from({ length: 60 }, (_, second) => `:${two(second)}.000Z`);

/** The moment so many seconds into a day, as the contract's Timestamp. */
export function isoMoment(day: number, second: number): string {
  return `${isoDate(day)}${minutesOfDay[Math.floor(second / 60)]}${endings[second % 60]}`;
}

/** Office hours of an Indian university, in seconds of a UTC day: 9:00 to 17:30 in Kolkata. */
export const officeHours = { from: 12_600, to: 43_200 } as const;
