import type { OperationId, operations as routes } from '#openapi/operations.gen.ts';
import type { operations } from '#openapi/schema.gen.ts';
import type { FileReply } from './answer.ts';
import type { HttpError } from './http-error.ts';
import type { SentFile } from './read-form.ts';

type Operation<Id extends OperationId> = operations[Id];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Id extends OperationId> = {
  [Status in 200 | 201]: Operation<Id>['responses'] extends { [S in Status]: infer R } ? Json<R> : never;
}[200 | 201];
type DataOf<Envelope> = Envelope extends { data?: infer Data } ? Data : undefined;

/** A form whose files have been read. */
type FormOf<T> = T extends { content: { 'multipart/form-data': infer Fields } }
  ? { [Name in keyof Fields]: Name extends 'file' ? SentFile : Fields[Name] }
  : Json<T>;
type Body<Id extends OperationId> = Operation<Id> extends { requestBody: infer R } ? FormOf<R> : undefined;
type Path<Id extends OperationId> = Operation<Id>['parameters'] extends { path: infer P } ? P : undefined;
type Query<Id extends OperationId> = Operation<Id>['parameters'] extends { query?: infer Q } ? Q : undefined;
type Data<Id extends OperationId> = DataOf<Success<Id>>;

/** A request that has been authenticated, authorised and checked against the contract, inside its transaction. */
export interface Call<Id extends OperationId, Tables, Caller, Prepared> {
  readonly path: Path<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  /** Null where a public operation was called without a valid token. */
  readonly caller: Caller | null;
  readonly tables: Tables;
  readonly now: Date;
  /** That the answer is written in. */
  readonly language: string;
  /** What was prepared for the operation before the transaction. */
  readonly prepared: Prepared;
}

/** What an operation answers when it succeeds; `dispatch` makes the envelope. */
interface Reply<Id extends OperationId> {
  readonly data?: Data<Id>;
  readonly message?: string;
  /** Sent in place of an envelope. */
  readonly file?: FileReply;
}

/**
 * What an operation does. It runs inside the request's transaction and must be synchronous.
 * A thrown HttpError rolls the changes back; a returned one keeps them (a failed login is counted).
 */
type Implementation<Id extends OperationId, Tables, Caller, Prepared> = (
  call: Call<Id, Tables, Caller, Prepared>,
) => Reply<Id> | HttpError;
export type Implementations<Tables, Caller, Prepared, Id extends OperationId = OperationId> = {
  readonly [Each in Id]: Implementation<Each, Tables, Caller, Prepared>;
};

/** The operations of a tag, or of an extension: `OperationsWith<{ tag: 'Records' }>`. */
export type OperationsWith<Part> = {
  [Id in OperationId]: (typeof routes)[Id] extends Part ? Id : never;
}[OperationId];
