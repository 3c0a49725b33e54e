import type { SessionRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { tokenId } from '../rules/credentials.ts';
import { isAlive } from '../rules/sessions.ts';
import type { Caller } from '../rules/caller.ts';

/** The hash of the bearer token that a request carries, if it carries one. */
export function bearerId(request: Request): string | undefined {
  const [, token] = /^bearer ([\w-]{1,4096})$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token === undefined ? undefined : tokenId(token);
}

/** The live session behind a token's hash. */
export function liveSession(tables: Tables, id: string | undefined, now: Date): SessionRow | undefined {
  const session = id === undefined ? undefined : tables.sessions.get(id);
  return session && isAlive(session, now) ? session : undefined;
}

export function callerOf(session: SessionRow): Caller {
  const { id, accountId, role, name, studentId } = session;
  return { sessionId: id, accountId, role, name, ...(studentId === undefined ? {} : { studentId }) };
}
