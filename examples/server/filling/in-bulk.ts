/** Many rows at once. */
import type { Connection, Database, Row } from '../database/database.ts';
import { insert } from '../database/records.ts';

const AT_ONCE = 2000;

/** Inserts records by the thousand. */
export async function insertAll<T>(
  connection: Connection,
  table: string,
  records: Iterable<T>,
  rowOf: (record: T) => Row,
): Promise<void> {
  let batch: Row[] = [];
  let sent: Promise<void> = Promise.resolve();
  for (const record of records) {
    batch.push(rowOf(record));
    if (batch.length < AT_ONCE) continue;
    // The next rows are made while the database takes these.
    await sent;
    sent = insert(connection, table, batch);
    batch = [];
  }
  await sent;
  if (batch.length > 0) await insert(connection, table, batch);
}

/**
 * Does some work without the indexes of a table, and makes them when it is done: that takes a fraction of the time of adding
 * each row to each of them. Constraints stay in force.
 */
export async function withoutIndexes(connection: Connection, table: string, work: () => Promise<void>): Promise<void> {
  const indexes = await connection.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = $1::regclass AND NOT indisunique`,
    [table],
  );
  for (const { name } of indexes) await connection.query(`DROP INDEX ${name}`);
  await work();
  await connection.query(`SET LOCAL maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await connection.query(definition);
}

/** Lets the planner know what is in the tables now. */
export async function analyze(db: Database): Promise<void> {
  for (const table of ['students', 'accounts', 'applications']) await db.query(`VACUUM ANALYZE ${table}`);
}
