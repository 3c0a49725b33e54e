import type { components } from '#openapi/schema.gen.ts';
import { chunkSize, type RowChange, Table } from '../engine/db/table.ts';

type Schemas = components['schemas'];

/** A salted, stretched password: both parts in hex. Never part of a response. */
export interface Credential {
  readonly salt: string;
  readonly hash: string;
}

/** A student as the contract shows it, derived fields included: what is stored is what is sent. */
export type StudentRow = Schemas['Student'];
export type ApplicationRow = Schemas['Application'];
export type CourseRow = Schemas['Course'];
export type Role = Schemas['Role'];

/** Who can sign in. A student's account points at the record it may read. */
export interface AccountRow {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly studentId?: string;
  readonly department?: string;
  readonly phoneNumber?: string;
  readonly credential: Credential;
  /** Since when nobody can sign in with it; absent while it is active. */
  readonly disabledAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * A live token. `id` is the token's SHA-256, so that a copy of the database signs nobody in. Role and student are
 * copied from the account, so that checking a token reads this small table alone; whatever changes the account
 * ends its sessions in the same transaction.
 */
export interface SessionRow {
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
  readonly name: string;
  readonly studentId?: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** What has failed lately under one key, such as the logins of an account by its e-mail address. `times` are milliseconds since the epoch. */
export interface LoginFailureRow {
  readonly id: string;
  readonly times: readonly number[];
}

/** A message that a real server would have sent by e-mail. */
export interface MailRow {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, one a line. */
  readonly text: string;
  /** Where the mail's link leads in the portal, and whose account opens it. */
  readonly link?: { readonly label: string; readonly path: string; readonly email?: string };
  readonly sentAt: string;
}

/** A record that was deleted, with what was deleted together with it. */
export interface DeletedRow {
  readonly id: string;
  readonly record:
    | { readonly kind: 'student'; readonly student: StudentRow; readonly account?: AccountRow }
    | { readonly kind: 'course'; readonly course: CourseRow };
  /** The name of who deleted it. */
  readonly by: string;
  readonly at: string;
}

/** What has happened to a record, as the contract shows it, and to which one. */
export interface ChangeRow extends Readonly<Schemas['RecordChange']> {
  readonly recordId: string;
}

/**
 * What people have entered: each table with its rows and its unique columns. To add a table, add it here. A database
 * that was stored without it is read with the table empty (a migration can fill it), and the seed does not compile
 * until it has rows for it.
 */
const persistentTables = {
  students: () => new Table<StudentRow, 'email' | 'rollNo'>('email', 'rollNo'),
  accounts: () => new Table<AccountRow, 'email' | 'username'>('email', 'username'),
  applications: () => new Table<ApplicationRow, 'email' | 'referenceNumber'>('email', 'referenceNumber'),
  courses: () => new Table<CourseRow, 'courseCode' | 'courseName'>('courseCode', 'courseName'),
};

/** What follows from what people do. These tables are empty at first. */
const recordedTables = {
  outbox: () => new Table<MailRow>(),
  deleted: () => new Table<DeletedRow>(),
  changes: () => new Table<ChangeRow>(),
};

/** Who is signed in. Nothing is lost with these tables, so that they may change in memory alone. */
const ephemeralTables = {
  sessions: () => new Table<SessionRow>(),
  loginFailures: () => new Table<LoginFailureRow>(),
};

const constructors = { ...persistentTables, ...recordedTables, ...ephemeralTables };

export type TableName = keyof typeof constructors;
/** Every table of the database, by name. */
export type Tables = { readonly [Name in TableName]: ReturnType<(typeof constructors)[Name]> };
export type RowOf<Name extends TableName> = ReturnType<Tables[Name]['all']>[number];
type RowsOf<Names extends TableName> = { readonly [Name in Names]: readonly RowOf<Name>[] };
/** The rows that an empty database is filled with. */
export type SeedRows = RowsOf<keyof typeof persistentTables> & Partial<RowsOf<keyof typeof recordedTables>>;

type SeedTable = keyof Required<SeedRows>;
/** Some rows of a table, as many as are stored together. */
export type SeedChunk = { [Name in SeedTable]: readonly [table: Name, rows: Required<SeedRows>[Name]] }[SeedTable];
/** Goes through the rows that an empty database is filled with. The next chunk may be made when it is asked for. */
export type SeedChunks = () => Iterable<SeedChunk>;

/** Rows that are there already, in chunks. */
export const chunksOf = (rows: Partial<SeedRows>): SeedChunks =>
  function* chunks() {
    for (const [name, all] of Object.entries(rows))
      for (let start = 0; start < all.length; start += chunkSize)
        yield [name, all.slice(start, start + chunkSize)] as unknown as SeedChunk;
  };

/** All rows of the chunks. */
export function rowsOf(chunks: Iterable<SeedChunk>): SeedRows {
  const rows: Partial<Record<SeedTable, object[]>> = { students: [], accounts: [], applications: [], courses: [] };
  for (const [name, some] of chunks) (rows[name] ??= []).push(...some);
  return rows as SeedRows;
}

export const tableNames = Object.keys(constructors) as TableName[];
export const isEphemeral = (name: TableName) => name in ephemeralTables;

/** The tables, all empty. */
export function createTables(): Tables {
  return Object.fromEntries(tableNames.map((name) => [name, constructors[name]()])) as unknown as Tables;
}

/** Thrown by a table that is asked for before its rows were read, or indexed; the transaction does so and starts over. */
export class NotLoaded extends Error {
  readonly table: TableName;

  constructor(table: TableName) {
    super(`${table} is not loaded`);
    this.table = table;
  }
}

/** The tables as a transaction's body sees them: one that is not ready throws NotLoaded when it is used. */
export function loadOnUse(tables: Tables, isReady: (table: TableName) => boolean): Tables {
  const view = {};
  for (const name of tableNames)
    Object.defineProperty(view, name, {
      get() {
        if (!isReady(name)) throw new NotLoaded(name);
        return tables[name];
      },
    });
  return view as Tables;
}

/**
 * What has changed in a table since this was asked last. A table whose rows were never read has not changed, and they are
 * not read for this.
 */
export function takeChanges<Row>(table: () => { takeChanges(): RowChange<Row>[] }): RowChange<Row>[] {
  try {
    return table().takeChanges();
  } catch (error) {
    if (error instanceof NotLoaded) return [];
    throw error;
  }
}
