import type { Kind, RowShape } from './row-shape.ts';
import { insertedChunkSize, type RowChange, Table, type TextColumn } from './table.ts';

/** What a database does with any of its tables, whatever its rows. */
interface AnyTable {
  readonly chunks: readonly (readonly unknown[])[];
  readonly isIndexed: boolean;
  indexMore(chunks: number): void;
  load(chunk: number, rows: readonly never[]): void;
  reset(): void;
  dirtyChunks(): number[];
  commit(): void;
  rollback(): void;
}

/** The tables of a database, by name: `Tables extends AnyTables<Tables>`. */
export type AnyTables<Tables> = { readonly [Name in keyof Tables]: AnyTable };
export type TableName<Tables> = keyof Tables & string;

export interface TableDefinition<Of> {
  /** Makes the table, empty. */
  readonly create: () => Of;
  readonly shape: Readonly<Record<string, Kind>>;
  readonly unique: readonly string[];
  readonly ephemeral: boolean;
}

/** How each table of a database is made, by name. */
export type Schema<Tables> = { readonly [Name in keyof Tables]: TableDefinition<Tables[Name]> };
/** The tables that a schema is of. */
export type TablesOf<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends TableDefinition<infer Of> ? Of : never;
};

interface TableOptions<Row, Column> {
  /** The columns that every row has, and what stands in them. Stored rows without one count as damaged. */
  readonly shape: RowShape<Row>;
  /** The columns in which no two rows may agree. */
  readonly unique?: readonly Column[];
  /** How many rows that come one after the other share a chunk, which each change of one writes again. */
  readonly insertedAtOnce?: number;
  /** Nothing is lost with these rows, so that they may change in memory alone. */
  readonly ephemeral?: boolean;
}

/** Defines a table for a schema: its rows, and the columns in which no two of them may agree. */
export const defineTable = <Row extends { readonly id: string }, Column extends TextColumn<Row> = never>({
  shape,
  unique = [],
  ephemeral = false,
  insertedAtOnce = insertedChunkSize,
}: TableOptions<Row, Column>): TableDefinition<Table<Row, Column>> => ({
  create: () => new Table<Row, Column>(unique, insertedAtOnce),
  shape,
  unique,
  ephemeral,
});

export const tableNames = <Tables>(schema: Schema<Tables>) => Object.keys(schema) as TableName<Tables>[];

/** The tables, all empty. */
export function createTables<Tables>(schema: Schema<Tables>): Tables {
  return Object.fromEntries(tableNames(schema).map((name) => [name, schema[name].create()])) as Tables;
}

/** Thrown by a table that is used before its rows were read, or indexed; the transaction does so and starts over. */
export class NotLoaded extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`${table} is not loaded`);
    this.table = table;
  }
}

/** The tables as a transaction's body sees them: one that is not ready throws NotLoaded when it is used. */
export function loadOnUse<Tables extends AnyTables<Tables>>(
  tables: Tables,
  isReady: (table: TableName<Tables>) => boolean,
): Tables {
  const view = {};
  for (const name of Object.keys(tables) as TableName<Tables>[])
    Object.defineProperty(view, name, {
      get() {
        if (!isReady(name)) throw new NotLoaded(name);
        return tables[name];
      },
    });
  return view as Tables;
}

/**
 * What has changed in a table since the changes were taken last. A table whose rows were never read has not changed, and
 * they are not read for this.
 */
export function takeChanges<Row>(table: () => { takeChanges(): RowChange<Row>[] }): RowChange<Row>[] {
  try {
    return table().takeChanges();
  } catch (error) {
    if (error instanceof NotLoaded) return [];
    throw error;
  }
}
