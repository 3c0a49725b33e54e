import { type Rows, type TableName, tableNames, uniqueColumns } from './rows.ts';
import { Table } from './table.ts';

type Column<Name extends TableName> = Extract<keyof (typeof uniqueColumns)[Name], string>;

/** Every table of the database, by name. */
export type Tables = { readonly [Name in TableName]: Table<Rows[Name], Column<Name>> };

export function createTables(): Tables {
  return {
    students: new Table(uniqueColumns.students),
    accounts: new Table(uniqueColumns.accounts),
    sessions: new Table<Rows['sessions'], never>(uniqueColumns.sessions),
    loginFailures: new Table<Rows['loginFailures'], never>(uniqueColumns.loginFailures),
    applications: new Table(uniqueColumns.applications),
    courses: new Table(uniqueColumns.courses),
  };
}

/** Thrown by a table that is asked for before its rows were read; the transaction reads them and starts over. */
export class NotLoaded extends Error {
  readonly table: TableName;

  constructor(table: TableName) {
    super(`${table} is not loaded`);
    this.table = table;
  }
}

/** The tables as a transaction's body sees them: one that is not loaded throws NotLoaded when it is touched. */
export function guarded(tables: Tables, isLoaded: (table: TableName) => boolean): Tables {
  const view = {};
  for (const name of tableNames)
    Object.defineProperty(view, name, {
      get() {
        if (!isLoaded(name)) throw new NotLoaded(name);
        return tables[name];
      },
    });
  return view as Tables;
}
