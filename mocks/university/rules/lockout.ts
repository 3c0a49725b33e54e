import type { Tables } from '../tables.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';

const maxFailures = 10;
const lockout = 15 * 60_000;

/** The failures that still count. One of a clock that was ahead does not: no lock lasts longer than its own length. */
const recent = (times: readonly number[], now: Date) => {
  const time = now.getTime();
  return times.filter((failure) => failure <= time && time - failure < lockout);
};

const timesOf = (tables: Tables, key: string) => tables.loginFailures.get(key)?.times ?? [];

/**
 * The failure to answer with while one of the keys is locked, which it is after ten failures within fifteen minutes.
 * @param messageOf what is said, by how many minutes it lasts
 * @returns 429 with Retry-After, or undefined
 */
export function lockOf(
  tables: Tables,
  keys: readonly string[],
  messageOf: (minutes: number) => string,
  now: Date,
): HttpError | undefined {
  const waits = keys.map((key) => {
    const times = recent(timesOf(tables, key), now);
    const [oldest] = times;
    return oldest === undefined || times.length < maxFailures ? 0 : oldest + lockout - now.getTime();
  });
  const wait = Math.max(...waits);
  if (wait <= 0) return undefined;
  const headers = { 'Retry-After': String(Math.ceil(wait / 1000)) };
  return new HttpError(429, messageOf(Math.ceil(wait / 60_000)), { headers });
}

/** Counts a failure under each key, and forgets what no longer counts under any. */
export function countFailure(tables: Tables, keys: readonly string[], now: Date): void {
  for (const { id, times } of tables.loginFailures.all())
    if (recent(times, now).length === 0) tables.loginFailures.remove(id);
  for (const id of keys)
    tables.loginFailures.upsert({ id, times: [...recent(timesOf(tables, id), now), now.getTime()] });
}

/** Forgets the failures under these keys, and ends the lock that they have brought. */
export function forgetFailures(tables: Tables, keys: readonly string[]): void {
  for (const key of keys) tables.loginFailures.remove(key);
}
