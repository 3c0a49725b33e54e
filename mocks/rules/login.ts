import type { AccountRow, Tables } from '../db/tables.ts';
import { verifyPassword } from './credentials.ts';
import { HttpError } from './http-error.ts';

const maxFailures = 10;
const lockout = 15 * 60_000;

/** Whether a failure still counts. One in the future was counted while the clock was ahead, and could lock for years. */
const counts = (failure: number, time: number) => failure <= time && time - failure < lockout;

/**
 * Checks a user name and password. Unknown names, wrong passwords and accounts of the wrong kind get the same answer,
 * after the same work, and count alike towards the limit of ten failures in fifteen minutes.
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
  // The account is locked under all of its names; a name that nobody has is locked too.
  const key = account?.email.toLowerCase() ?? name;
  const time = now.getTime();
  const recent = (tables.loginFailures.get(key)?.times ?? []).filter((failure) => counts(failure, time));
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= maxFailures) {
    const seconds = Math.ceil((oldest + lockout - time) / 1000);
    const minutes = Math.ceil(seconds / 60);
    return new HttpError(
      429,
      `Too many failed logins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { headers: { 'Retry-After': String(seconds) } },
    );
  }
  const correct = verifyPassword(password, account?.credential);
  if (account && correct && accepts(account)) {
    tables.loginFailures.remove(key);
    return account;
  }
  for (const row of tables.loginFailures.all())
    if (!row.times.some((failure) => counts(failure, time))) tables.loginFailures.remove(row.id);
  tables.loginFailures.upsert({ id: key, times: [...recent, time] });
  return new HttpError(401, 'The email or password is not correct');
}
