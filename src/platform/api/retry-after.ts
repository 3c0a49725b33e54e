import { plural, t } from '#src/languages/texts.ts';
import { LONGEST_PAUSE_SECONDS } from '../scheduling.ts';

/**
 * How many seconds a server asks to wait (contract, header `Retry-After`): a number, or a date, which is compared with the
 * answer's own `Date`, since this computer's clock may be wrong. Undefined where it asks for none that makes sense.
 */
export function retryAfterIn(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const answeredAt = Date.parse(headers.get('Date') ?? '');
  const isDated = !Number.isNaN(answeredAt);
  // Date.parse takes much for a date that is none, such as "-1": a date of HTTP has a time of day.
  const seconds = /:\d\d/.test(value) ? (Date.parse(value) - (isDated ? answeredAt : now)) / 1000 : Number(value);
  if (!(seconds > 0)) return undefined;
  // A date that far away, compared with a clock that nobody has checked, tells of the clock.
  return value.includes(':') && !isDated && seconds > LONGEST_PAUSE_SECONDS ? undefined : Math.ceil(seconds);
}

export function waitAdvice(seconds: number): string {
  if (seconds > LONGEST_PAUSE_SECONDS) return t`Try again later: the server asks you to wait for more than an hour.`;
  if (seconds < 120) return plural(seconds)`Try again in ${seconds} second. | Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return plural(minutes)`Try again in ${minutes} minute. | Try again in ${minutes} minutes.`;
}

/** When a button may be pressed again after a failure, in milliseconds; undefined where it need not wait. */
export function waitsUntil(seconds: number | undefined, failedAt: number): number | undefined {
  return seconds === undefined || seconds > LONGEST_PAUSE_SECONDS ? undefined : failedAt + seconds * 1000;
}
