import { ABSENT } from './absent.ts';

// A date without a time belongs to no time zone: read and written in one and the same, it stays the day that it is.
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const todayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function written(format: Intl.DateTimeFormat, text: string | null | undefined): string {
  if (!text) return ABSENT;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : format.format(date);
}

/** A calendar date as the person's locale writes it. */
export function day(date: string | null | undefined): string {
  return written(dayFormat, date);
}

/** The day that it is for this person, now. */
export function today(): string {
  return todayFormat.format(new Date());
}

/** A point in time, in the person's own time zone. */
export function moment(timestamp: string | null | undefined): string {
  return written(momentFormat, timestamp);
}
