import { type OperationId, operations } from '../../openapi/operations.gen.ts';
import type { Database } from '../db/database.ts';
import type { SessionRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { authorize, authorizeRecord } from '../rules/access.ts';
import { touchInterval } from '../rules/sessions.ts';
import { failure, success } from './answer.ts';
import { bearerId, callerOf, liveSession } from './authenticate.ts';
import { readBody, readParameters } from './read.ts';
import { Refusal } from '../rules/refusal.ts';
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

interface Arrival {
  readonly id: OperationId;
  readonly request: Request;
  readonly rawPath: Record<string, string>;
  /** The hash of the token that came along, if one did. */
  readonly token: string | undefined;
  readonly now: Date;
}

/**
 * Who may is decided before anything of the request is read, what it says is checked against the contract before the
 * operation sees it, and everything that the operation decides and changes is one transaction.
 */
async function answer(
  { database, implementations }: Dispatcher,
  { id, request, rawPath, token, now }: Arrival,
  session: SessionRow | undefined,
): Promise<Response> {
  const search = new URL(request.url).searchParams;
  authorize(id, search, session ? callerOf(session) : null);
  const body = await readBody(id, request);
  const { path, query } = readParameters(id, rawPath, search);
  const mode = operations[id].method === 'get' ? 'read' : 'write';
  const outcome = await database.transact(mode, (tables) => {
    // Asked again inside the transaction: between the two the token may have died in another tab.
    const current = liveSession(tables, token, now);
    const caller = current ? callerOf(current) : null;
    authorize(id, search, caller);
    authorizeRecord(id, rawPath, caller, tables);
    const implementation: AnyImplementation = implementations[id];
    return implementation({ path, query, body, caller, tables, now } as Call<never>);
  });
  return outcome instanceof Refusal ? failure(outcome) : success(operations[id].status, outcome);
}

/** Answers one request. Whatever the answer is, the token that came along has been used. */
export async function dispatch(
  dispatcher: Dispatcher,
  id: OperationId,
  request: Request,
  rawPath: Record<string, string>,
): Promise<Response> {
  const { database } = dispatcher;
  const now = dispatcher.now();
  const token = bearerId(request);
  try {
    const session = await database.transact('read', (tables) => liveSession(tables, token, now));
    const arrival = { id, request, rawPath, token, now };
    const response = await answer(dispatcher, arrival, session).catch(failure);
    if (session && now.getTime() - session.lastUsedAt >= touchInterval) await noteUse(database, session.id, now);
    return response;
  } catch (error) {
    return failure(error);
  }
}
