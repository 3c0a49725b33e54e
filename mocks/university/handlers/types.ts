import type { OperationId } from '#openapi/operations.gen.ts';
import type { Call as AnyCall, Implementations as AnyImplementations } from '#mocks/engine/request/types.ts';
import type { Caller } from '../rules/sessions.ts';
import type { Credential, Tables } from '../tables.ts';

/** What is prepared for an operation that makes an account: the hash of its password. */
type Prepared = Credential | undefined;

export type Call<Id extends OperationId> = AnyCall<Id, Tables, Caller, Prepared>;
export type Implementations<Id extends OperationId = OperationId> = AnyImplementations<Tables, Caller, Prepared, Id>;
