import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Database } from '../db/database.ts';
import type { AnyTables } from '../db/tables.ts';
import { failure, isExpected, success } from './answer.ts';
import { HttpError } from './http-error.ts';
import { inLanguage, withTexts } from './languages.ts';
import type { Policy, Reply } from './policy.ts';
import { readKey, readParameters, receiveBody } from './read.ts';
import type { Route } from './route.ts';
import type { Call, Implementations } from './types.ts';

export interface Dispatcher<Tables extends AnyTables<Tables>, Caller, Prepared> {
  readonly database: Database<Tables>;
  readonly implementations: Implementations<Tables, Caller, Prepared>;
  readonly policy: Policy<Tables, Caller, Prepared>;
  readonly now: () => Date;
  /** Told of an error that nobody has expected. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

type AnyReply = Reply | HttpError;
/** An implementation of whichever operation. */
type AnyImplementation = (call: Call<never, never, never, never>) => AnyReply;

const isPublic = (id: OperationId) => operations[id].roles.some((role) => role === 'public');

/** What a request has sent, or why it could not be read: whether the caller may know that is decided later. */
async function readAhead<Prepared>(
  { messages, prepare }: Pick<Policy<never, never, Prepared>, 'messages' | 'prepare'>,
  id: OperationId,
  request: Request,
  language: string,
) {
  try {
    const body = inLanguage(language, await receiveBody(id, request, messages));
    return { body: () => body, preparation: prepare(id, body) };
  } catch (error) {
    const rethrow = () => {
      throw error;
    };
    return { body: rethrow, preparation: undefined };
  }
}

/** What a transaction that only reads finds first: the clock has brought something about that is to be written. */
const OVERDUE = Symbol('overdue');

/** A request as it was found to be, and the language that it is answered in. */
interface Asked extends Route {
  readonly language: string;
}

/**
 * Answers one request in one transaction: authorises the caller before it says anything about what was sent, checks the
 * request against the contract before the operation sees it, and runs the operation.
 */
export async function dispatch<Tables extends AnyTables<Tables>, Caller, Prepared>(
  dispatcher: Dispatcher<Tables, Caller, Prepared>,
  { id, parameters: rawPath, language }: Asked,
  request: Request,
): Promise<Response> {
  const { database, implementations, policy } = dispatcher;
  const now = dispatcher.now();
  const identity = policy.identify(request);
  const search = new URL(request.url).searchParams;
  const implementation: AnyImplementation = implementations[id];
  const mode = operations[id].method === 'get' ? 'read' : 'write';
  const { body, preparation } = await readAhead(policy, id, request, language);
  let caller = null as Caller | null;
  const work = (isSettled: boolean, tables: Tables, prepared: Prepared | undefined): AnyReply | typeof OVERDUE => {
    if (!isSettled && policy.isOverdue(tables, now)) {
      if (mode === 'read') return OVERDUE;
      policy.settle(tables, now);
    }
    caller = policy.authenticate(tables, identity, now);
    policy.authorize(id, search, caller);
    const read = { body: body(), ...readParameters(id, rawPath, search, policy.messages) };
    const key = readKey(id, request, policy.messages);
    policy.authorizeRecord(id, rawPath, caller, tables);
    const call = { ...read, caller, tables, now, language, prepared } as Call<never, never, never, never>;
    const operate = () => {
      const reply = implementation(call);
      return reply instanceof HttpError ? reply : { ...reply, language };
    };
    if (mode === 'read') return operate();
    const write = () => policy.write(tables, caller, now, operate);
    if (key === undefined) return write();
    // A public operation does not ask who calls it.
    const owner = isPublic(id) ? null : caller;
    return policy.answerOnce(tables, { key, operation: id, path: read.path, body: read.body }, owner, now, write);
  };
  // A mail may be in another language than the answer.
  const attempt = (isSettled: boolean) =>
    withTexts(() =>
      database.transact<AnyReply | typeof OVERDUE, Prepared>(
        mode,
        (tables, prepared) => inLanguage(language, () => work(isSettled, tables, prepared)),
        preparation,
      ),
    );
  const settle = () =>
    withTexts(() =>
      database.transact('write', (tables) => {
        if (policy.isOverdue(tables, now)) policy.settle(tables, now);
      }),
    );
  const answer = attempt(false).then(async (reply) => {
    if (reply !== OVERDUE) return reply;
    // Where it cannot be stored, what is read is as it was.
    await settle().catch(() => undefined);
    return (await attempt(true)) as AnyReply;
  });
  const response = await answer
    .then((reply) => (reply instanceof HttpError ? failure(reply, language) : success(operations[id].status, reply)))
    .catch((error: unknown) => {
      if (!isExpected(error)) dispatcher.onFailure?.(error);
      return inLanguage(language, () => failure(error, language));
    });
  if (caller) await policy.afterAnswer(database, caller, now);
  return response;
}
