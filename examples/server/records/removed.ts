/** Deleted students and courses, which can be restored: kept as their tables held them. */
import type { Connection } from '../database/database.ts';
import { t } from '../languages.ts';
import { Refusal } from '../operation.ts';
import { type Author, note } from './change-log.ts';

type Kind = 'student' | 'course';
const tables = { student: 'students', course: 'courses' } as const;

/** Deletes a record, and a student's account and sessions with it, and keeps what it was. */
export async function remove(connection: Connection, kind: Kind, id: string, by: Author): Promise<boolean> {
  const table = tables[kind];
  const account =
    kind === 'student' ? '(SELECT to_jsonb(accounts) FROM accounts WHERE student_id = record.id)' : 'NULL::jsonb';
  const kept = await connection.query(
    `INSERT INTO removed (kind, record_id, at, by_name, record, account)
    SELECT $1, record.id, now(), $2, to_jsonb(record), ${account}
    FROM (SELECT * FROM ${table} WHERE id = $3 FOR UPDATE) AS record RETURNING record_id`,
    [kind, by.name, id],
  );
  if (kept.length === 0) return false;
  await connection.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
  await note(connection, { id, kind: 'deleted', by });
  return true;
}

/**
 * Puts a record back as it was. A value that somebody else has taken meanwhile is refused by the database.
 * @throws Refusal 404
 */
export async function restore(connection: Connection, kind: Kind, id: string, by: Author): Promise<void> {
  const table = tables[kind];
  const [kept] = await connection.query<{ record: object; account: object | null }>(
    'DELETE FROM removed WHERE kind = $1 AND record_id = $2 RETURNING record, account',
    [kind, id],
  );
  if (!kept) throw new Refusal(404, () => t`There is nothing to restore`);
  const put = (into: string, record: object) =>
    connection.query(`INSERT INTO ${into} SELECT * FROM jsonb_populate_record(NULL::${into}, $1::text::jsonb)`, [
      JSON.stringify(record),
    ]);
  await put(table, kept.record);
  if (kept.account) await put('accounts', kept.account);
  await note(connection, { id, kind: 'restored', by });
}

/** Whether a record was deleted and can be restored. */
export async function isRemoved(connection: Connection, kind: Kind, id: string): Promise<boolean> {
  const rows = await connection.query('SELECT 1 FROM removed WHERE kind = $1 AND record_id = $2', [kind, id]);
  return rows.length > 0;
}

/** The last 2,000 that were deleted, the newest first, with the columns of the record. */
export const removed = (connection: Connection, kind: Kind, columns: string) =>
  connection.query<{ deletedAt: string; deletedBy: string }>(
    `SELECT ${columns}, kept.at AS "deletedAt", kept.by_name AS "deletedBy"
    FROM (SELECT * FROM removed WHERE kind = $1 ORDER BY number DESC LIMIT 2000) AS kept,
      jsonb_populate_record(NULL::${tables[kind]}, kept.record) AS record
    ORDER BY kept.number DESC`,
    [kind],
  );
