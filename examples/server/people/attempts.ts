/** The limit of failures: ten within fifteen minutes, for an account's logins or for an application. */
import type { Connection } from '../database/database.ts';
import { plural } from '../languages.ts';
import { Refusal } from '../operation.ts';

const recent = `time > now() - interval '15 minutes'`;

/**
 * @param keys what failures are counted for
 * @throws Refusal 429 where one of them has had ten
 */
export async function refuseLocked(connection: Connection, keys: readonly string[]): Promise<void> {
  const [row] = await connection.query<{ wait: number | null }>(
    `SELECT ceil(max(extract(epoch FROM first + interval '15 minutes' - now()))) AS wait
    FROM (SELECT min(time) AS first FROM failures, unnest(times) AS time
      WHERE key = ANY($1) AND ${recent} GROUP BY key HAVING count(*) >= 10) AS locks`,
    [keys],
  );
  const wait = row?.wait ?? null;
  if (wait === null) return;
  const minutes = Math.max(1, Math.ceil(wait / 60));
  const sentence = () =>
    plural(
      minutes,
    )`Too many failed attempts. Please try again in ${minutes} minute. | Too many failed attempts. Please try again in ${minutes} minutes.`;
  throw new Refusal(429, sentence, {}, { 'Retry-After': String(Math.max(1, wait)) });
}

/** Makes attempts with these keys wait for each other until the transaction ends. */
const lock = (connection: Connection, keys: readonly string[]) =>
  // In one order, so that two transactions cannot wait for each other.
  connection.query(
    `INSERT INTO failures (key, times) SELECT key, '{}' FROM unnest($1::text[]) AS key ORDER BY key
    ON CONFLICT (key) DO UPDATE SET times = failures.times`,
    [keys],
  );

/**
 * Notes how an attempt has ended. A success forgets the failures before it.
 * @throws Refusal 429 where others have failed meanwhile so often that this one came too late
 */
export async function settle(connection: Connection, keys: readonly string[], succeeded: boolean): Promise<void> {
  await lock(connection, keys);
  await refuseLocked(connection, keys);
  if (succeeded) await forget(connection, keys);
  else
    await connection.query(
      `UPDATE failures SET last_at = now(),
        times = array(SELECT time FROM unnest(times) AS time WHERE ${recent} ORDER BY time) || now()
      WHERE key = ANY($1)`,
      [keys],
    );
  // Of names that somebody tried long ago nothing is kept.
  await connection.query(
    `DELETE FROM failures WHERE key IN (SELECT key FROM failures
      WHERE last_at < now() - interval '15 minutes' LIMIT 10 FOR UPDATE SKIP LOCKED)`,
  );
}

export async function forget(connection: Connection, keys: readonly string[]): Promise<void> {
  await connection.query('DELETE FROM failures WHERE key = ANY($1)', [keys]);
}
