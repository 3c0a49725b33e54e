import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Database } from '../db/database.ts';
import type { SessionRow, Tables } from '#mocks/university/tables.ts';
import { authorize, authorizeRecord } from '#mocks/university/rules/access.ts';
import { withChangeLog } from '#mocks/university/rules/change-log.ts';
import { createCredentialNatively, tokenId } from '#mocks/university/rules/credentials.ts';
import { HttpError } from './http-error.ts';
import { callerOf, liveSession, touchInterval } from '#mocks/university/rules/sessions.ts';
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

/** What a request has sent, or why it could not be read: whether the caller may know that is decided later. */
async function readAhead(id: OperationId, request: Request) {
  try {
    const body = await readBody(id, request);
    const { password } = setsPassword.has(id) ? (body as { readonly password: string }) : {};
    return { body: () => body, password };
  } catch (error) {
    const rethrow = () => {
      throw error;
    };
    return { body: rethrow, password: undefined };
  }
}

/**
 * Answers one request in one transaction: authorises the caller before it says anything about what was sent, checks the
 * request against the contract before the operation sees it, and runs the operation. Whatever the answer is, the session
 * has been used.
 */
export async function dispatch(
  dispatcher: Dispatcher,
  id: OperationId,
  request: Request,
  rawPath: Record<string, string>,
): Promise<Response> {
  const { database, implementations } = dispatcher;
  const now = dispatcher.now();
  const token = tokenIdOf(request);
  const search = new URL(request.url).searchParams;
  const implementation: AnyImplementation = implementations[id];
  const mode = operations[id].method === 'get' ? 'read' : 'write';
  const sent = await readAhead(id, request);
  let session: SessionRow | undefined;
  const answer = database.transact(
    mode,
    (tables, credential) => {
      session = liveSession(tables, token, now);
      const caller = session ? callerOf(session) : null;
      authorize(id, search, caller);
      const body = sent.body();
      const { path, query } = readParameters(id, rawPath, search);
      authorizeRecord(id, rawPath, caller, tables);
      const call = { path, query, body, caller, tables, now, credential } as Call<never>;
      return mode === 'read' ? implementation(call) : withChangeLog(tables, caller, now, () => implementation(call));
    },
    sent.password === undefined ? undefined : createCredentialNatively(sent.password),
  );
  const response = await answer
    .then((reply) => (reply instanceof HttpError ? failure(reply) : success(operations[id].status, reply)))
    .catch(failure);
  if (session && now.getTime() - session.lastUsedAt >= touchInterval) await touchSession(database, session.id, now);
  return response;
}
