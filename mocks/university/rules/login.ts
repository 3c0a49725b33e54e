import { plural, t } from '#src/languages/texts.ts';
import type { AccountRow, Tables } from '../tables.ts';
import { verifyPassword } from './credentials.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { countFailure, forgetFailures, lockOf } from './lockout.ts';

/** The key under which an account's failed logins are counted: it is locked under all of its names. */
export const loginKey = ({ email }: Pick<AccountRow, 'email'>) => email.toLowerCase();

const tooManyLogins = (minutes: number): string =>
  plural(
    minutes,
  )`Too many failed logins. Please try again in ${minutes} minute. | Too many failed logins. Please try again in ${minutes} minutes.`;

/**
 * Checks a user name and password. Unknown names, wrong passwords and accounts of the wrong kind get the same answer,
 * after the same work, and count alike towards the limit of ten failures in fifteen minutes. That an account is disabled is
 * told to nobody but who knows its password.
 * @returns the account, or the failure to answer with: 401, or 429 with Retry-After
 */
export function checkLogin(
  tables: Tables,
  userName: string,
  password: string,
  accepts: (account: AccountRow) => boolean,
  now: Date,
): AccountRow | HttpError {
  const name = userName.trim().toLowerCase();
  const account = tables.accounts.by('email', name) ?? tables.accounts.by('username', name);
  // A name that nobody has is locked too.
  const keys = [account ? loginKey(account) : name];
  const locked = lockOf(tables, keys, tooManyLogins, now);
  if (locked) return locked;
  const correct = verifyPassword(password, account?.credential);
  if (account && correct && accepts(account)) {
    if (account.disabledAt !== undefined)
      return new HttpError(401, t`This account is disabled. Please ask a super administrator.`);
    forgetFailures(tables, keys);
    return account;
  }
  countFailure(tables, keys, now);
  return new HttpError(401, t`The email or password is not correct`);
}
