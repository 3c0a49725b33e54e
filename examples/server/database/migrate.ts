/** Brings a database to the version of this server: each file of `migrations/` is done once, in the order of their numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

const folder = new URL('migrations/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => /^\d+-.*\.sql$/.test(name))
  .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

/** @throws Error with a sentence where the database is of a newer server */
export function migrate(database: Database): Promise<void> {
  return database.transaction(async (connection) => {
    // Of several servers that start at once, one does it and the others wait.
    await connection.query('SELECT pg_advisory_xact_lock(7203401)');
    await connection.query(
      'CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, name text, at timestamptz DEFAULT now())',
    );
    const [row] = await connection.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM migrations',
    );
    const { version } = row!;
    if (version > files.length)
      throw new Error(
        `The database is of version ${version}, and this server knows none above ${files.length}. Please start a newer server.`,
      );
    for (const [at, name] of files.entries()) {
      if (at < version) continue;
      await connection.query(readFileSync(new URL(name, folder), 'utf8'));
      await connection.query('INSERT INTO migrations (version, name) VALUES ($1, $2)', [at + 1, name]);
    }
  });
}
