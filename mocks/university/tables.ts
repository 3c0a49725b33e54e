import type { components } from '#openapi/schema.gen.ts';
import { chunkSize } from '../engine/db/table.ts';
import { defineTable, tableNames, type TableName as NameIn, type TablesOf } from '../engine/db/tables.ts';
import { extensionTables } from './extensions/tables.ts';

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
  /** The university has given the password, and its owner has not changed it since. */
  readonly hasTemporaryLogin?: true;
  /** What its owner has chosen to read the portal in; absent until then. */
  readonly language?: string;
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

/**
 * The answer to a request with an `Idempotency-Key`. `id` is a hash of the key and of whose it is, `request` one of the key
 * and of what was sent; `answer` is read with the key alone.
 */
export interface KeptAnswerRow {
  readonly id: string;
  readonly request: string;
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
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

/** The language in which somebody is written to, as far as it is not English; `id` is the e-mail address in lower case. */
export interface LanguageRow {
  readonly id: string;
  readonly language: string;
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
 * What people have entered: each table with its rows and its unique columns. To add a table, add it here, and its rows
 * to the seed. A database that was stored without it is read with the table empty; a migration can fill it.
 */
const persistentTables = {
  students: defineTable<StudentRow, 'email' | 'rollNo'>({
    unique: ['email', 'rollNo'],
    shape: {
      id: 'text',
      name: 'text',
      rollNo: 'text',
      email: 'text',
      department: 'text',
      year: 'number',
      semester: 'number',
    },
  }),
  accounts: defineTable<AccountRow, 'email' | 'username'>({
    unique: ['email', 'username'],
    shape: {
      id: 'text',
      role: 'text',
      email: 'text',
      username: 'text',
      name: 'text',
      credential: 'object',
      createdAt: 'text',
      updatedAt: 'text',
    },
  }),
  applications: defineTable<ApplicationRow, 'email' | 'referenceNumber'>({
    unique: ['email', 'referenceNumber'],
    shape: {
      id: 'text',
      referenceNumber: 'text',
      fullName: 'text',
      email: 'text',
      phoneNumber: 'text',
      desiredCourse: 'text',
      previousQualification: 'text',
      previousGrade: 'text',
      status: 'text',
      submittedAt: 'text',
      updatedAt: 'text',
      history: 'list',
    },
  }),
  courses: defineTable<CourseRow, 'courseCode' | 'courseName'>({
    unique: ['courseCode', 'courseName'],
    shape: {
      id: 'text',
      courseCode: 'text',
      courseName: 'text',
      department: 'text',
      programType: 'text',
      description: 'text',
      eligibilityCriteria: 'list',
      subjects: 'list',
      isActive: 'flag',
    },
  }),
};

/** What follows from what people do. These tables are empty at first. */
const recordedTables = {
  ...extensionTables,
  outbox: defineTable<MailRow>({ shape: { id: 'text', to: 'text', subject: 'text', text: 'text', sentAt: 'text' } }),
  languages: defineTable<LanguageRow>({ shape: { id: 'text', language: 'text' } }),
  deleted: defineTable<DeletedRow>({ shape: { id: 'text', record: 'object', by: 'text', at: 'text' } }),
  changes: defineTable<ChangeRow>({
    shape: { id: 'text', recordId: 'text', at: 'text', by: 'object', kind: 'text', fields: 'list' },
  }),
};

/** Who is signed in, and what is known for a while alone. */
const ephemeralTables = {
  sessions: defineTable<SessionRow>({
    shape: { id: 'text', accountId: 'text', role: 'text', name: 'text', createdAt: 'number', lastUsedAt: 'number' },
    ephemeral: true,
  }),
  loginFailures: defineTable<LoginFailureRow>({ shape: { id: 'text', times: 'list' }, ephemeral: true }),
  keptAnswers: defineTable<KeptAnswerRow>({
    shape: { id: 'text', request: 'text', answer: 'text', at: 'number' },
    ephemeral: true,
  }),
};

export const schema = { ...persistentTables, ...recordedTables, ...ephemeralTables };

/** Every table of the database, by name. */
export type Tables = TablesOf<typeof schema>;
export type TableName = NameIn<Tables>;
type RowOf<Name extends TableName> = Tables[Name] extends { all(): readonly (infer Row)[] } ? Row : never;
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
  const rows: Partial<Record<SeedTable, object[]>> = Object.fromEntries(
    tableNames(persistentTables).map((name) => [name, []]),
  );
  for (const [name, some] of chunks) (rows[name] ??= []).push(...some);
  return rows as SeedRows;
}
