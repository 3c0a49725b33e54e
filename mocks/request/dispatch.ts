import { type OperationId, operations } from '../../openapi/operations.gen.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { authorize, authorizeRecord } from '../rules/access.ts';
import { touchInterval } from '../rules/sessions.ts';
import { failure, success } from './answer.ts';
import { bearerId, callerOf, liveSession } from './authenticate.ts';
import { readBody, readParameters } from './read.ts';
import { Refusal } from './refusal.ts';
import type { Call, Implementations } from './types.ts';

export interface Dispatcher {
  readonly database: Database;
  readonly implementations: Implementations;
  readonly now: () => Date;
}

/** What the pipeline knows of any operation; the generated types tie each one's parts together for its author. */
type AnyImplementation = (call: Call<never>) => { data?: unknown; message?: string } | Refusal;

/** Writes down that the token was used. Where that cannot be stored, the answer is still good. */
async function noteUse(database: Database, sessionId: string, now: Date): Promise<void> {
  const touch = (tables: Tables) => {
    const session = tables.sessions.get(sessionId);
    if (session) tables.sessions.replace({ ...session, lastUsedAt: now.getTime() });
  };
  await database.transact('write', touch).catch(() => undefined);
}

/**
 * Answers one request: who may is decided before anything of the request is read, what it says is checked against the
 * contract before the operation sees it, and everything that the operation decides and changes is one transaction.
 */
export async function dispatch(
  dispatcher: Dispatcher,
  id: OperationId,
  request: Request,
  rawPath: Record<string, string>,
): Promise<Response> {
  const { database, implementations } = dispatcher;
  const now = dispatcher.now();
  const search = new URL(request.url).searchParams;
  const token = bearerId(request);
  const caller = (tables: Tables) => {
    const session = liveSession(tables, token, now);
    return session ? callerOf(session) : null;
  };
  try {
    const first = await database.transact('read', (tables) => liveSession(tables, token, now));
    authorize(id, search, first ? callerOf(first) : null);
    const body = await readBody(id, request);
    const { path, query } = readParameters(id, rawPath, search);
    const mode = operations[id].method === 'get' ? 'read' : 'write';
    const outcome = await database.transact(mode, (tables) => {
      // Asked again inside the transaction: between the two the token may have died in another tab.
      const current = caller(tables);
      authorize(id, search, current);
      authorizeRecord(id, rawPath, current, tables);
      const implementation: AnyImplementation = implementations[id];
      return implementation({ path, query, body, caller: current, tables, now } as Call<never>);
    });
    if (first && now.getTime() - first.lastUsedAt >= touchInterval) await noteUse(database, first.id, now);
    return outcome instanceof Refusal ? failure(outcome) : success(operations[id].status, outcome);
  } catch (error) {
    return failure(error);
  }
}
