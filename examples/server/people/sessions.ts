/** Who is signed in. Sessions are in the database, so that each process knows them and none is lost with a process. */
import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import type { Caller } from '../operation.ts';

const idOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A session ends eight hours after its login, and an hour after its last use. */
const isAlive = `began_at > now() - interval '8 hours' AND used_at > now() - interval '1 hour'`;

/** Who has this token, or nobody where it is unknown or has expired. */
export async function callerOf(connection: Connection, token: string): Promise<Caller | undefined> {
  const id = idOf(token);
  const [row] = await connection.query<Caller & { isDue: boolean }>(
    `SELECT accounts.id, role, name, student_id AS "studentId", used_at < now() - interval '1 minute' AS "isDue"
    FROM sessions JOIN accounts ON accounts.id = account_id
    WHERE sessions.id = $1 AND disabled_at IS NULL AND ${isAlive}`,
    [id],
  );
  if (!row) return undefined;
  const { isDue, ...caller } = row;
  // At most once a minute, so that reading seldom writes; it must not fail where nothing can be written, and not wait for a
  // standby: a last use that is lost costs nobody more than a new login.
  if (isDue)
    await connection
      .query(
        `UPDATE sessions SET used_at = now() WHERE id = $1 AND set_config('synchronous_commit', 'off', true) = 'off'`,
        [id],
      )
      .catch(() => undefined);
  return { ...caller, session: id };
}

/** Begins a session, and removes some of those that have ended. @returns its token */
export async function begin(connection: Connection, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await connection.query(
    `DELETE FROM sessions WHERE id IN
      (SELECT id FROM sessions WHERE NOT (${isAlive}) LIMIT 10 FOR UPDATE SKIP LOCKED)`,
  );
  await connection.query('INSERT INTO sessions (id, account_id) VALUES ($1, $2)', [idOf(token), accountId]);
  return token;
}

export async function end(connection: Connection, session: string): Promise<void> {
  await connection.query('DELETE FROM sessions WHERE id = $1', [session]);
}

/** Ends all sessions of an account, or all but one. */
export async function endAll(connection: Connection, accountId: string, but = ''): Promise<void> {
  await connection.query('DELETE FROM sessions WHERE account_id = $1 AND id <> $2', [accountId, but]);
}
