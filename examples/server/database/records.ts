/** How records of the contract stand in tables: a field `rollNo` is the column `roll_no`, and a field without a value is null. */
import type { Connection, Row } from './database.ts';

const columnOf = (field: string) => field.replaceAll(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);

/** The columns of some fields for a SELECT, each under the field's name. */
export const selected = (fields: readonly string[]) =>
  fields.map((field) => `${columnOf(field)} AS "${field}"`).join(', ');

/** A record of a row, with the fields that have a value. */
export const recordOf = <T>(row: object, fields: readonly string[]): T =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = (row as Row)[field];
      return value === null || value === undefined ? [] : [[field, value]];
    }),
  ) as T;

/** A copy with the changes in it: undefined leaves a field as it is, null removes it. */
export function withChanges<T extends object>(record: T, changes: object): T {
  const merged: object = {
    ...record,
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as T;
}

/** The columns of a record's fields; undefined is null. */
export const columnsOf = (record: object, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((field) => [columnOf(field), (record as Row)[field] ?? null]));

/** Inserts rows, whose columns have the types of the table's. */
export async function insert(connection: Connection, table: string, rows: readonly Row[]): Promise<void> {
  await connection.query(
    `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Replaces the row with this id. */
export async function replace(connection: Connection, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).join(', ');
  await connection.query(
    `UPDATE ${table} SET (${columns}) =
      (SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1::text::jsonb)) WHERE id = $2`,
    [JSON.stringify(row), row['id']],
  );
}
