/** Accounts: who can sign in, under which names. */
import { randomUUID } from 'node:crypto';
import { type AdminRole, compareCodePoints } from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { columnsOf, insert, recordOf, selected } from '../database/records.ts';
import type { Role } from '../operation.ts';

export interface Account {
  id: string;
  role: Role;
  studentId?: string;
  name: string;
  username?: string;
  email: string;
  department?: string;
  phoneNumber?: string;
  password: string;
  /** The university has given the password, and its owner has not changed it since. */
  hasTemporaryLogin?: boolean;
  /** What its owner has chosen to read the portal in. */
  language?: string;
  disabledAt?: string;
  createdAt: string;
  updatedAt: string;
}

const shown = ['id', 'name', 'username', 'email', 'role', 'department', 'phoneNumber'] as const;
const fields = [
  ...shown,
  'studentId',
  'password',
  'hasTemporaryLogin',
  'language',
  'disabledAt',
  'createdAt',
  'updatedAt',
];

export const accountRow = (account: Account): Row => ({
  ...columnsOf(account, fields),
  has_temporary_login: account.hasTemporaryLogin ?? false,
  username_key: account.username?.toLowerCase() ?? null,
  email_key: account.email.toLowerCase(),
});

/** The accounts that fit a condition. */
export async function accounts(connection: Connection, condition: string, values: readonly unknown[] = []) {
  const rows = await connection.query(`SELECT ${selected(fields)} FROM accounts WHERE ${condition}`, values);
  return rows.map((row) => recordOf<Account>(row, fields));
}

/** All administrators by their names, in any language of the database. */
export async function administrators(connection: Connection): Promise<Account[]> {
  const keyOf = ({ name }: Account) => name.toLowerCase();
  const byAddress = await accounts(connection, `role <> 'STUDENT' ORDER BY email_key`);
  return byAddress.toSorted((one, other) => compareCodePoints(keyOf(one), keyOf(other)));
}

export async function accountOf(connection: Connection, condition: string, value: string) {
  return (await accounts(connection, condition, [value]))[0];
}

/** An administrator as logins show it. */
export const userOf = (account: Account) => recordOf<object>(account, shown);

/** An administrator as nobody but the owner of the account sees it. */
export const ownUserOf = (account: Account) => recordOf<object>(account, [...shown, 'language']);

/** Adds an administrator. A name or an address that somebody has is refused by the database. */
export async function addAdministrator(
  connection: Connection,
  administrator: {
    name: string;
    username: string;
    email: string;
    role: AdminRole;
    department?: string | undefined;
    phoneNumber?: string | undefined;
    password: string;
  },
): Promise<Account> {
  const now = new Date().toISOString();
  const account = { ...administrator, id: randomUUID(), createdAt: now, updatedAt: now } as Account;
  await insert(connection, 'accounts', [accountRow(account)]);
  return account;
}
