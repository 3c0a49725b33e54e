/** All that is in a database, to compare it with another. */
import type { Connection } from '../database/database.ts';

/** The number of rows of each table, and a digest of all their columns, in an order that two databases have in common. */
export async function contentsOf(connection: Connection): Promise<Record<string, string>> {
  const tables = await connection.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY relname`,
    [],
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await connection.query<{ rows: number; digest: string | null }>(
      `SELECT count(*) AS rows, md5(string_agg(md5(line), '' ORDER BY line COLLATE "C")) AS digest
      FROM (SELECT one::text AS line FROM ${name} AS one) AS lines`,
      [],
    );
    contents[name] = `${row!.rows} rows, ${row!.digest}`;
  }
  return contents;
}

/** The last number of each sequence; a number that nobody has taken yet is 0. */
export async function sequencesOf(connection: Connection): Promise<Record<string, number>> {
  const rows = await connection.query<{ name: string; last: number }>(
    `SELECT sequencename AS name, coalesce(last_value, 0) AS last FROM pg_sequences
    WHERE schemaname = 'public' ORDER BY sequencename`,
    [],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
