import { t } from '#src/languages/texts.ts';
import { DemoError } from './demo-error.ts';

export interface Clock {
  /** YYYY-MM-DD; the time of day stays what it is. Absent, today. */
  readonly today?: string;
}

const RealDate = Date;
const dayLength = 86_400_000;

/** Reads a day, as YYYY-MM-DD. @throws DemoError */
export function parseToday(value: string): string {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(value) ?? [];
  const isDay = year !== undefined && new RealDate(`${value}T00:00:00Z`).toJSON()?.startsWith(value);
  if (!isDay || Number(year) < 2000 || Number(year) > 2058)
    throw new DemoError(t`“${value.slice(0, 60)}” is no day such as 2028-02-29, from 2000 to 2058.`);
  return value;
}

const midnight = (moment: Date) => new RealDate(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** How many milliseconds lie between a day and today, in whole days of this time zone. */
function daysUntil(today: string): number {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const wanted = new RealDate(year, month - 1, day);
  return Math.round((wanted.getTime() - midnight(new RealDate()).getTime()) / dayLength) * dayLength;
}

/**
 * Sets the clock of this page, for the portal and for its server in the page: `Date` is another one until it is set back.
 * Timers go on as they are.
 */
export function setClock({ today }: Clock): void {
  if (today === undefined) {
    globalThis.Date = RealDate;
    return;
  }
  const offset = daysUntil(today);
  const now = () => RealDate.now() + offset;
  class DemoDate extends RealDate {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      super(...((parts.length === 0 ? [now()] : parts) as ConstructorParameters<typeof Date>));
    }

    static override now(): number {
      return now();
    }

    // A browser makes dates of the real kind, from a database for example.
    static override [Symbol.hasInstance](value: unknown): boolean {
      return RealDate.prototype.isPrototypeOf(Object(value));
    }
  }
  globalThis.Date = DemoDate as DateConstructor;
}
