import type { components } from '../../openapi/schema.gen.ts';

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

/** Failed logins of one account, by its e-mail address, or of a name that nobody has. `times` are milliseconds since the epoch. */
export interface LoginFailureRow {
  readonly id: string;
  readonly times: readonly number[];
}

export interface Rows {
  students: StudentRow;
  accounts: AccountRow;
  sessions: SessionRow;
  loginFailures: LoginFailureRow;
  applications: ApplicationRow;
  courses: CourseRow;
}
export type TableName = keyof Rows;

const folded = (text: string) => text.trim().toLowerCase();

/** Per table, the columns in which no two rows may agree, as the text to compare. */
export const uniqueColumns = {
  students: { email: (row) => folded(row.email), rollNo: (row) => folded(row.rollNo) },
  accounts: { email: (row) => folded(row.email), username: (row) => folded(row.username) },
  sessions: {},
  loginFailures: {},
  applications: { email: (row) => folded(row.email), referenceNumber: (row) => folded(row.referenceNumber) },
  courses: { courseCode: (row) => folded(row.courseCode), courseName: (row) => folded(row.courseName) },
} satisfies { [Name in TableName]: Record<string, (row: Rows[Name]) => string> };

export const tableNames: readonly TableName[] = [
  'students',
  'accounts',
  'sessions',
  'loginFailures',
  'applications',
  'courses',
];

/** Tables about being signed in. They hold nothing that a person made, so that they may live in memory alone. */
export const ephemeralTables: ReadonlySet<TableName> = new Set(['sessions', 'loginFailures']);
