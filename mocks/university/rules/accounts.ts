import type { components } from '#openapi/schema.gen.ts';
import { msg } from '#src/languages/texts.ts';
import { unauthorized } from '#mocks/engine/request/http-error.ts';
import type { AccountRow, Tables } from '../tables.ts';
import { isAdministrator } from './access.ts';
import { requireRow } from './records.ts';
import type { Caller } from './sessions.ts';

type Schemas = components['schemas'];

/** The account behind a token. @throws HttpError 401 where it has been deleted */
export function accountOf(tables: Tables, caller: Caller | null): AccountRow {
  const account = caller && tables.accounts.get(caller.accountId);
  if (!account) throw unauthorized();
  return account;
}

/** An administrator's account as logins show it. @throws HttpError 401 where it is a student's */
export function administratorUser(account: AccountRow): Schemas['AdminUser'] {
  const { id, name, username, email, role, department, phoneNumber } = account;
  if (role === 'STUDENT') throw unauthorized();
  return {
    id,
    name,
    username,
    email,
    role,
    ...(department === undefined ? {} : { department }),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
  };
}

/** @throws HttpError 404, also for the account of a student */
export function findAdministrator(tables: Tables, id: string): AccountRow {
  const account = tables.accounts.get(id);
  return requireRow(account && isAdministrator(account.role) ? account : undefined, msg`Administrator not found`);
}
