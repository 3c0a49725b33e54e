import type { OperationId } from '#openapi/operations.gen.ts';
import type { Database } from '../db/database.ts';
import type { AnyTables } from '../db/tables.ts';
import type { FileReply } from './answer.ts';
import type { HttpError } from './http-error.ts';
import type { FieldMessages } from './messages.ts';

/** What an operation answers when it succeeds. */
export interface Reply {
  readonly data?: unknown;
  readonly message?: string;
  /** That the message is written in. */
  readonly language?: string;
  readonly file?: FileReply;
}

/** A write that says by a key which one it is. */
export interface KeyedRequest {
  readonly key: string;
  readonly operation: OperationId;
  readonly path: unknown;
  readonly body: unknown;
}

/**
 * What a backend decides about every request, whichever its operation. All of it but `identify`, `prepare` and
 * `afterAnswer` runs inside the request's transaction, perhaps more than once, and must be synchronous.
 */
export interface Policy<Tables extends AnyTables<Tables>, Caller, Prepared> {
  /** The words for what a request has wrong. */
  readonly messages: FieldMessages;
  /** What a request carries to say who sends it, e.g. the hash of its token. */
  identify(request: Request): string | undefined;
  /** Begins what an operation needs and no transaction can wait for; undefined where it needs nothing. */
  prepare(id: OperationId, body: unknown): Promise<Prepared> | undefined;
  /** Who sends the request; null where nobody is signed in. */
  authenticate(tables: Tables, identity: string | undefined, now: Date): Caller | null;
  /** @throws HttpError where the caller may not call the operation. Nothing has been said yet about what was sent. */
  authorize(id: OperationId, query: URLSearchParams, caller: Caller | null): void;
  /** @throws HttpError where the caller may not work on the record that the path names */
  authorizeRecord(id: OperationId, path: Readonly<Record<string, string>>, caller: Caller | null, tables: Tables): void;
  /** Whether the clock alone has brought something about that is not written yet. */
  isOverdue(tables: Tables, now: Date): boolean;
  /** Writes that, before anything else is done in the transaction. */
  settle(tables: Tables, now: Date): void;
  /** Runs an operation that writes, and whatever the backend does in the same transaction. */
  write<Result>(tables: Tables, caller: Caller | null, now: Date, operate: () => Result): Result;
  /** Answers a write that has a key, which does nothing where the same one has been answered before. @throws HttpError */
  answerOnce(
    tables: Tables,
    request: KeyedRequest,
    caller: Caller | null,
    now: Date,
    answer: () => Reply | HttpError,
  ): Reply | HttpError;
  /** Called for each request of somebody who is signed in, whatever its answer is. */
  afterAnswer(database: Database<Tables>, caller: Caller, now: Date): Promise<void>;
}
