import type { components } from '#openapi/schema.gen.ts';
import type { AccountRow, Tables } from '../tables.ts';
import { isAdministrator } from './access.ts';
import { createCredential, temporaryPassword } from './credentials.ts';
import { HttpError, unauthorized } from '#mocks/engine/request/http-error.ts';
import { loginKey } from './login.ts';
import { byText } from './order.ts';
import { passwordResetMail, sendMail } from './outbox.ts';
import { requireRow } from './records.ts';
import { endSessions } from './sessions.ts';
import { accountOfStudent, findStudent } from './students.ts';
import { forgetFailures } from './lockout.ts';

type Schemas = components['schemas'];

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

const shown = (account: AccountRow): Schemas['Administrator'] => ({
  ...administratorUser(account),
  isActive: account.disabledAt === undefined,
  createdAt: account.createdAt,
});

/** @throws HttpError 404, also for the account of a student */
function findAdministrator(tables: Tables, id: string): AccountRow {
  const account = tables.accounts.get(id);
  return requireRow(account && isAdministrator(account.role) ? account : undefined, 'Administrator');
}

/** Every administrator, by name. */
export function administratorsOf(tables: Tables): Schemas['Administrator'][] {
  return tables.accounts
    .all()
    .filter(({ role }) => isAdministrator(role))
    .map(shown)
    .sort((a, b) => byText(a.name, b.name) || byText(a.email, b.email));
}

/**
 * Lets an administrator sign in, or no longer: then every session ends at once.
 * @param callerId the account that asks, which cannot disable itself: so there is always a super administrator
 * @throws HttpError 404, 409
 */
export function setAdministratorActive(
  tables: Tables,
  {
    id,
    isActive,
    callerId,
  }: { readonly id: string; readonly isActive: boolean; readonly callerId: string | undefined },
  now: Date,
): Schemas['Administrator'] {
  const account = findAdministrator(tables, id);
  if (!isActive && account.id === callerId) throw new HttpError(409, 'You cannot disable your own account');
  if (isActive === (account.disabledAt === undefined)) return shown(account);
  const { disabledAt: _disabledAt, ...rest } = account;
  const time = now.toISOString();
  const next = { ...rest, ...(isActive ? {} : { disabledAt: time }), updatedAt: time };
  tables.accounts.replace(next);
  if (!isActive) endSessions(tables, id);
  return shown(next);
}

/** Gives the account a temporary password, ends its sessions and its lock, and tells its owner. @throws HttpError 409 */
function resetPassword(tables: Tables, account: AccountRow, now: Date): Schemas['PasswordResetResult'] {
  if (account.disabledAt !== undefined)
    throw new HttpError(409, 'This account is disabled. Enable it before you reset its password.');
  const password = temporaryPassword();
  tables.accounts.replace({
    ...account,
    credential: createCredential(password),
    hasTemporaryLogin: true,
    updatedAt: now.toISOString(),
  });
  endSessions(tables, account.id);
  forgetFailures(tables, [loginKey(account)]);
  sendMail(tables, passwordResetMail(account), now);
  return { email: account.email, temporaryPassword: password };
}

/** @throws HttpError 404; 409 where the student has no account */
export function resetStudentPassword(tables: Tables, studentId: string, now: Date): Schemas['PasswordResetResult'] {
  const account = accountOfStudent(tables, findStudent(tables, studentId));
  if (!account) throw new HttpError(409, 'This student has no account, so there is no password to reset');
  return resetPassword(tables, account, now);
}

/** @throws HttpError 404; 409 where the account is disabled or the caller's own */
export function resetAdministratorPassword(
  tables: Tables,
  id: string,
  callerId: string | undefined,
  now: Date,
): Schemas['PasswordResetResult'] {
  const account = findAdministrator(tables, id);
  if (account.id === callerId)
    throw new HttpError(409, 'Please change the password of your own account with “Change password”');
  return resetPassword(tables, account, now);
}
