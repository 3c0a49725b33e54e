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
