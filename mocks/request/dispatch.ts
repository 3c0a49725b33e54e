import { type OperationId, operations } from '../../openapi/operations.gen.ts';
import type { Database } from '../db/database.ts';
import type { SessionRow, Tables } from '../db/tables.ts';
import { authorize, authorizeRecord } from '../rules/access.ts';
import { createCredentialNatively, tokenId } from '../rules/credentials.ts';
import { HttpError } from '../rules/http-error.ts';
import { callerOf, liveSession, touchInterval } from '../rules/sessions.ts';
import { failure, success } from './answer.ts';
import { readBody, readParameters } from './read.ts';
import type { Call, Implementations } from './types.ts';

export interface Dispatcher {
  readonly database: Database;
  readonly implementations: Implementations;
  readonly now: () => Date;
}

/** The operations that make an account with the password of their body. */
const setsPassword: ReadonlySet<OperationId> = new Set(['createStudent', 'register', 'registerAdmin']);

/** An implementation of whichever operation. */
type AnyImplementation = (call: Call<never>) => { data?: unknown; message?: string } | HttpError;

/** The hash of the bearer token that a request carries, if it carries one. */
function tokenIdOf(request: Request): string | undefined {
  const [, token] = /^bearer ([\w-]{1,4096})$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token === undefined ? undefined : tokenId(token);
}

/** Stores that the token was used. Where that fails, the request is answered all the same. */
async function touchSession(database: Database, sessionId: string, now: Date): Promise<void> {
  const touch = (tables: Tables) => {
    const session = tables.sessions.get(sessionId);
    if (session) tables.sessions.replace({ ...session, lastUsedAt: now.getTime() });
  };
  await database.transact('write', touch).catch(() => undefined);
}

interface Incoming {
  readonly id: OperationId;
  readonly request: Request;
  readonly rawPath: Record<string, string>;
  readonly token: string | undefined;
  readonly now: Date;
}

/**
 * Authorises the caller before anything of the request is read, checks the request against the contract before the
 * operation sees it, and runs the operation in one transaction.
 */
async function answer(
  { database, implementations }: Dispatcher,
  { id, request, rawPath, token, now }: Incoming,
  session: SessionRow | undefined,
): Promise<Response> {
  const search = new URL(request.url).searchParams;
  authorize(id, search, session ? callerOf(session) : null);
  const body = await readBody(id, request);
  const { path, query } = readParameters(id, rawPath, search);
  const credential = setsPassword.has(id)
    ? await createCredentialNatively((body as { readonly password: string }).password)
    : undefined;
  const mode = operations[id].method === 'get' ? 'read' : 'write';
  const reply = await database.transact(mode, (tables) => {
    // Again, inside the transaction: another tab may have ended the session in the meantime.
    const current = liveSession(tables, token, now);
    const caller = current ? callerOf(current) : null;
    authorize(id, search, caller);
    authorizeRecord(id, rawPath, caller, tables);
    const implementation: AnyImplementation = implementations[id];
    return implementation({ path, query, body, caller, tables, now, credential } as Call<never>);
  });
  return reply instanceof HttpError ? failure(reply) : success(operations[id].status, reply);
}

/** Answers one request. Whatever the answer is, the session has been used. */
export async function dispatch(
  dispatcher: Dispatcher,
  id: OperationId,
  request: Request,
  rawPath: Record<string, string>,
): Promise<Response> {
  const { database } = dispatcher;
  const now = dispatcher.now();
  const token = tokenIdOf(request);
  try {
    const session = await database.transact('read', (tables) => liveSession(tables, token, now));
    const incoming = { id, request, rawPath, token, now };
    const response = await answer(dispatcher, incoming, session).catch(failure);
    if (session && now.getTime() - session.lastUsedAt >= touchInterval) await touchSession(database, session.id, now);
    return response;
  } catch (error) {
    return failure(error);
  }
}
