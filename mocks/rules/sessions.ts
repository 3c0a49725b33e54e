import type { AccountRow, SessionRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { randomHex, tokenId } from './credentials.ts';

const minute = 60_000;
/** A token ends eight hours after its login, and an hour after its last use. */
export const absoluteLifetime = 8 * 60 * minute;
export const idleLifetime = 60 * minute;
/** Using a token is written down at most this often, so that reading does not write. */
export const touchInterval = minute;

export function isAlive(session: SessionRow, now: Date): boolean {
  const time = now.getTime();
  return time - session.createdAt < absoluteLifetime && time - session.lastUsedAt < idleLifetime;
}

/** Signs the account in: a new random token, of which only the hash is kept. Dead sessions are swept on the way. */
export function startSession(tables: Tables, account: AccountRow, now: Date): string {
  for (const session of tables.sessions.all()) if (!isAlive(session, now)) tables.sessions.remove(session.id);
  const token = randomHex(32);
  tables.sessions.insert({
    id: tokenId(token),
    accountId: account.id,
    role: account.role,
    name: account.name,
    ...(account.studentId === undefined ? {} : { studentId: account.studentId }),
    createdAt: now.getTime(),
    lastUsedAt: now.getTime(),
  });
  return token;
}

/** Ends every session of the account, but for the one given. */
export function endSessions(tables: Tables, accountId: string, except?: string): void {
  for (const session of tables.sessions.all())
    if (session.accountId === accountId && session.id !== except) tables.sessions.remove(session.id);
}
