import type { OperationId } from '#openapi/operations.gen.ts';
import type { Policy } from '../engine/request/policy.ts';
import { afterWrite, overdue } from './extensions/operations.ts';
import { fieldMessages } from './field-messages.ts';
import { authorize, authorizeRecord } from './rules/access.ts';
import { withChangeLog } from './rules/change-log.ts';
import { answerOnce } from './rules/idempotency.ts';
import { createCredentialNatively, tokenId } from './rules/credentials.ts';
import { authenticate, type Caller, touchSession } from './rules/sessions.ts';
import type { Credential, Tables } from './tables.ts';

/** The operations that make an account with the password of their body. */
const setsPassword: ReadonlySet<OperationId> = new Set(['createStudent', 'register', 'registerAdmin']);

/** What the university decides about every request: tokens, roles, and the log of what has changed. */
export const policy: Policy<Tables, Caller, Credential | undefined> = {
  messages: fieldMessages,
  identify(request) {
    const [, token] = /^bearer ([\w-]{1,4096})$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
    return token === undefined ? undefined : tokenId(token);
  },
  prepare: (id, body) =>
    setsPassword.has(id) ? createCredentialNatively((body as { readonly password: string }).password) : undefined,
  authenticate,
  authorize,
  authorizeRecord,
  isOverdue: overdue.isThere,
  settle: (tables, now) => withChangeLog(tables, overdue.author, now, () => overdue.settle(tables, now)),
  write: (tables, caller, now, operate) =>
    withChangeLog(tables, caller, now, () => {
      const result = operate();
      afterWrite(tables, caller && { name: caller.name, role: caller.role }, now);
      return result;
    }),
  answerOnce,
  afterAnswer: touchSession,
};
