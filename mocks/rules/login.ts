import type { AccountRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from './refusal.ts';
import { matches } from './credentials.ts';

const attempts = 10;
const window = 15 * 60_000;

/**
 * Checks a user name and password. Unknown names, wrong passwords and accounts of the wrong kind get the same answer,
 * after the same work, and count alike towards the limit of ten failures in fifteen minutes.
 * @returns the account, or the refusal to be answered: 401, or 429 with Retry-After
 */
export function checkLogin(
  tables: Tables,
  userName: string,
  password: string,
  accepts: (account: AccountRow) => boolean,
  now: Date,
): AccountRow | Refusal {
  const name = userName.trim().toLowerCase();
  const account = tables.accounts.by('email', name) ?? tables.accounts.by('username', name);
  // An account is locked, not one of its names; a name that nobody has is locked in its own right.
  const key = account?.email.toLowerCase() ?? name;
  const time = now.getTime();
  const recent = (tables.loginFailures.get(key)?.times ?? []).filter((failure) => time - failure < window);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= attempts) {
    const seconds = Math.ceil((oldest + window - time) / 1000);
    const minutes = Math.ceil(seconds / 60);
    return new Refusal(
      429,
      `Too many failed logins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      {
        headers: { 'Retry-After': String(seconds) },
      },
    );
  }
  const correct = matches(password, account?.credential);
  if (account && correct && accepts(account)) {
    tables.loginFailures.remove(key);
    return account;
  }
  for (const row of tables.loginFailures.all())
    if (row.times.every((failure) => time - failure >= window)) tables.loginFailures.remove(row.id);
  tables.loginFailures.upsert({ id: key, times: [...recent, time] });
  return new Refusal(401, 'The email or password is not correct');
}
