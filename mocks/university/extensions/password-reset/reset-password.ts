import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { findAdministrator } from '#mocks/university/rules/accounts.ts';
import { createCredential, temporaryPassword } from '#mocks/university/rules/credentials.ts';
import { forgetFailures } from '#mocks/university/rules/lockout.ts';
import { loginKey } from '#mocks/university/rules/login.ts';
import { passwordResetMail, sendMail } from '#mocks/university/rules/outbox.ts';
import { endSessions } from '#mocks/university/rules/sessions.ts';
import { accountOfStudent, findStudent } from '#mocks/university/rules/students.ts';
import type { AccountRow, Tables } from '#mocks/university/tables.ts';

type Schemas = components['schemas'];

/** Gives the account a temporary password, ends its sessions and its lock, and tells its owner. @throws HttpError 409 */
function resetPassword(tables: Tables, account: AccountRow, now: Date): Schemas['PasswordResetResult'] {
  if (account.disabledAt !== undefined)
    throw new HttpError(409, t`This account is disabled. Enable it before you reset its password.`);
  const password = temporaryPassword();
  tables.accounts.replace({
    ...account,
    credential: createCredential(password),
    hasTemporaryLogin: true,
    updatedAt: now.toISOString(),
  });
  endSessions(tables, account.id);
  forgetFailures(tables, [loginKey(account)]);
  sendMail(tables, account.email, () => passwordResetMail(account), now);
  return { email: account.email, temporaryPassword: password };
}

/** @throws HttpError 404; 409 where the student has no account */
export function resetStudentPassword(tables: Tables, studentId: string, now: Date): Schemas['PasswordResetResult'] {
  const account = accountOfStudent(tables, findStudent(tables, studentId));
  if (!account) throw new HttpError(409, t`This student has no account, so there is no password to reset`);
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
    throw new HttpError(409, t`Please change the password of your own account with “Change password”`);
  return resetPassword(tables, account, now);
}
