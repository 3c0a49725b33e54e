import type { OperationId } from '../../openapi/operations.gen.ts';
import type { operations } from '../../openapi/schema.gen.ts';
import type { Tables } from '../db/tables.ts';
import type { Caller } from '../rules/caller.ts';
import type { Refusal } from '../rules/refusal.ts';

type Operation<Id extends OperationId> = operations[Id];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Id extends OperationId> = {
  [Status in 200 | 201]: Operation<Id>['responses'] extends { [S in Status]: infer R } ? Json<R> : never;
}[200 | 201];
type DataOf<Envelope> = Envelope extends { data?: infer Data } ? Data : undefined;

export type Body<Id extends OperationId> = Operation<Id> extends { requestBody: infer R } ? Json<R> : undefined;
export type Path<Id extends OperationId> = Operation<Id>['parameters'] extends { path: infer P } ? P : undefined;
export type Query<Id extends OperationId> = Operation<Id>['parameters'] extends { query?: infer Q } ? Q : undefined;
export type Data<Id extends OperationId> = DataOf<Success<Id>>;

/** A request that has been authenticated, authorised and checked against the contract, inside its transaction. */
export interface Call<Id extends OperationId> {
  readonly path: Path<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  /** Null where a public operation was called without a valid token. */
  readonly caller: Caller | null;
  readonly tables: Tables;
  readonly now: Date;
}

/** What an operation answers when it succeeds; the pipeline makes the envelope. */
export interface Reply<Id extends OperationId> {
  readonly data?: Data<Id>;
  readonly message?: string;
}

/**
 * An operation's decision. It runs inside the request's transaction and must be synchronous.
 * A thrown Refusal takes the changes back; a returned one keeps them (a failed login is counted, and refused).
 */
export type Implementation<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Refusal;
export type Implementations<Id extends OperationId = OperationId> = { readonly [Each in Id]: Implementation<Each> };
