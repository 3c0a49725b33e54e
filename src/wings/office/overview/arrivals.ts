import { locale } from '#src/platform/locale.ts';
import { timeOf } from '#src/platform/text/format.ts';

export interface Period {
  /** `Nov` or `23 Nov`: a month, or the first day of a week. */
  readonly label: string;
  readonly count: number;
}

export interface Arrivals {
  readonly unit: 'month' | 'week';
  readonly periods: readonly Period[];
  /** How many there are in these periods. */
  readonly total: number;
  /** In the last 30 days, and in the 30 before. */
  readonly lately: number;
  readonly before: number;
}

const PERIODS = 12;
const DAY_MS = 86_400_000;

/** The days on which the last periods begin, the earliest first, by the person's own clock; and when the last one ends. */
function beginnings(unit: Arrivals['unit'], now: Date): readonly Date[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return Array.from({ length: PERIODS + 1 }, (_, i) => {
    const before = PERIODS - 1 - i;
    return unit === 'month'
      ? new Date(year, month - before, 1)
      : new Date(year, month, day - ((now.getDay() + 6) % 7) - 7 * before);
  });
}

/**
 * How many applications have come in month by month; week by week where the oldest is younger than twelve weeks, since most
 * months would be empty then.
 * @param submitted when each has come, in RFC 3339
 */
export function arrivalsOf(submitted: readonly string[], now = new Date()): Arrivals {
  const times = submitted.flatMap((moment) => timeOf(moment) ?? []);
  const weeks = beginnings('week', now);
  const oldest = times.reduce((least, time) => Math.min(least, time), Infinity);
  const unit = oldest >= (weeks[0]?.getTime() ?? 0) ? 'week' : 'month';
  const begins = unit === 'week' ? weeks : beginnings('month', now);
  const parts = unit === 'week' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short' } as const);
  const label = new Intl.DateTimeFormat(locale(), parts);
  const countIn = (from: number, to: number) => times.filter((time) => time >= from && time < to).length;
  const periods = begins.slice(0, PERIODS).map((start, i) => ({
    label: label.format(start),
    count: countIn(start.getTime(), begins[i + 1]?.getTime() ?? Infinity),
  }));
  const end = now.getTime();
  return {
    unit,
    periods,
    total: periods.reduce((sum, { count }) => sum + count, 0),
    lately: countIn(end - 30 * DAY_MS, end + DAY_MS),
    before: countIn(end - 60 * DAY_MS, end - 30 * DAY_MS),
  };
}
