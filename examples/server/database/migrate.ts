/** Brings a database to the version of this server: each file of `migrations/` is done once, in the order of their numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Connection, Database } from './database.ts';

const folder = new URL('migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => /^\d+-.*\.sql$/.test(name))
  .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

const versionOf = async (connection: Connection): Promise<number> => {
  const [row] = await connection.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM migrations',
  );
  return row!.version;
};

/** Whether there is nothing to do, as on a replica, where nothing could be done. @throws Error where it is not in UTF-8 */
async function isUpToDate(connection: Connection): Promise<boolean> {
  const [row] = await connection.query<{ encoding: string; isThere: boolean; isSet: boolean }>(
    `SELECT current_setting('server_encoding') AS encoding, to_regclass('migrations') IS NOT NULL AS "isThere",
      current_setting('jit') = 'off' OR pg_is_in_recovery() AS "isSet"`,
  );
  const { encoding, isThere, isSet } = row!;
  if (encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}, in which not every name can be found. Please make it with the encoding UTF8.`,
    );
  return isThere && isSet && (await versionOf(connection)) === files.length;
}

/** Compiling a query would take longer than most of them do. A database that was restored has lost this. */
const withoutCompiling = `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL; END $$`;

/** @throws Error with a sentence where the database is of a newer server, or is not in UTF-8 */
export async function migrate(database: Database): Promise<void> {
  if (await isUpToDate(database)) return;
  await database.transaction(async (connection) => {
    // Of several servers that start at once, one does it and the others wait.
    await connection.query('SELECT pg_advisory_xact_lock(7203401)');
    await connection.query(
      'CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, name text, at timestamptz DEFAULT now())',
    );
    const version = await versionOf(connection);
    if (version > files.length)
      throw new Error(
        `The database is of version ${version}, and this server knows none above ${files.length}. Please start a newer server.`,
      );
    for (const [at, name] of files.entries()) {
      if (at < version) continue;
      await connection.query(readFileSync(new URL(name, folder), 'utf8'));
      await connection.query('INSERT INTO migrations (version, name) VALUES ($1, $2)', [at + 1, name]);
    }
    await connection.query(withoutCompiling);
  });
}
