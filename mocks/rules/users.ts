import type { components } from '../../openapi/schema.gen.ts';
import type { AccountRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { unauthenticated } from './refusal.ts';
import type { Caller } from './caller.ts';

type Schemas = components['schemas'];

export const administratorUser = (account: AccountRow): Schemas['AdminUser'] => {
  const { id, name, username, email, role, department, phoneNumber } = account;
  if (role === 'STUDENT') throw unauthenticated();
  return {
    id,
    name,
    username,
    email,
    role,
    ...(department === undefined ? {} : { department }),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
  };
};

/** What the app knows of whoever is signed in: a student's whole record, or the administrator's account. */
export function userOf(tables: Tables, account: AccountRow): Schemas['User'] {
  if (account.studentId === undefined) return administratorUser(account);
  const student = tables.students.get(account.studentId);
  if (!student) throw unauthenticated();
  return { ...student, role: 'STUDENT' };
}

/** The account behind a token. @throws Refusal 401 where it is gone */
export function callersAccount(tables: Tables, caller: Caller | null): AccountRow {
  const account = caller && tables.accounts.get(caller.accountId);
  if (!account) throw unauthenticated();
  return account;
}
