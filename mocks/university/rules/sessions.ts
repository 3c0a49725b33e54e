import type { Database } from '#mocks/engine/db/database.ts';
import type { AccountRow, Role, SessionRow, Tables } from '../tables.ts';
import { randomHex, tokenId } from './credentials.ts';

/** Who sent a request, read from a live token. */
export interface Caller {
  readonly sessionId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly name: string;
  readonly studentId?: string;
  /** When the token was used last, in milliseconds since the epoch. */
  readonly lastUsedAt: number;
}

const minute = 60_000;
/** A token ends eight hours after its login, and an hour after its last use. */
const absoluteLifetime = 8 * 60 * minute;
const idleLifetime = 60 * minute;
/** The use of a token is stored at most this often, so that reading does not write. */
const touchInterval = minute;

/** A time that is as far in the future is over too: the clock was ahead when the token was given, and has been set right. */
function isAlive(session: SessionRow, now: Date): boolean {
  const since = (time: number) => Math.abs(now.getTime() - time);
  return since(session.createdAt) < absoluteLifetime && since(session.lastUsedAt) < idleLifetime;
}

/** The live session behind a token's hash. */
export function liveSession(tables: Tables, id: string | undefined, now: Date): SessionRow | undefined {
  const session = id === undefined ? undefined : tables.sessions.get(id);
  return session && isAlive(session, now) ? session : undefined;
}

/** Who sends a request with the token of this hash; null without a live session. */
export function authenticate(tables: Tables, token: string | undefined, now: Date): Caller | null {
  const session = liveSession(tables, token, now);
  if (!session) return null;
  const { id, accountId, role, name, studentId, lastUsedAt } = session;
  return { sessionId: id, accountId, role, name, lastUsedAt, ...(studentId === undefined ? {} : { studentId }) };
}

/** Stores that the token was used, if that is due. Where it fails, the request is answered all the same. */
export async function touchSession(
  database: Database<Tables>,
  { sessionId, lastUsedAt }: Caller,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastUsedAt < touchInterval) return;
  const touch = (tables: Tables) => {
    const session = tables.sessions.get(sessionId);
    if (session) tables.sessions.replace({ ...session, lastUsedAt: now.getTime() });
  };
  await database.transact('write', touch).catch(() => undefined);
}

/** Signs the account in: a new random token, of which only the hash is stored. Expired sessions are removed. */
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

/**
 * Keeps people signed in when all data is replaced: a session goes on where its account, by e-mail address and kind, is
 * in the other data too.
 */
export function carrySessions(from: Tables, to: Tables): void {
  for (const session of from.sessions.all()) {
    const account = to.accounts.by('email', from.accounts.get(session.accountId)?.email ?? '');
    if (!account || account.role !== session.role || account.disabledAt !== undefined) continue;
    const { studentId: _studentId, ...rest } = session;
    to.sessions.upsert({
      ...rest,
      accountId: account.id,
      name: account.name,
      ...(account.studentId === undefined ? {} : { studentId: account.studentId }),
    });
  }
}
