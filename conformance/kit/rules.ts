import type { OperationId } from '#openapi/operations.gen.ts';

/** What a finding is about: an operation, or addresses that are none. */
export type Subject = OperationId | '*';

/**
 * What a broken rule means for people. `works`: it differs where no person meets it, since the portal reads it all the
 * same. `misleads`: something else is stored, listed or shown than was sent. `broken`: a screen cannot do its job, or
 * somebody may do what they may not.
 */
export type Effect = 'works' | 'misleads' | 'broken';

/** What a server has to do. */
export interface Rule {
  /** As a sentence. */
  readonly expects: string;
  /** Where it is written. */
  readonly source: string;
  readonly effect: Effect;
}

/** Rules by their names. */
export type Rules = Readonly<Record<string, Rule>>;

const envelope = 'contract, Envelope';
const failures = 'contract, Failures';

/** The rules that the client checks: whatever is sent, each answer has to keep them. */
export const answerRules = {
  exists: {
    expects: 'the server has the operation: not every request of it is a 404, 405 or 501',
    source: 'contract, paths',
    effect: 'broken',
  },
  answers: { expects: 'each request is answered within 10 seconds', source: 'specification, 9', effect: 'broken' },
  'no-server-error': { expects: 'no request makes the server fail (5xx)', source: failures, effect: 'broken' },
  'documented-status': {
    expects: 'the status is one that the operation lists',
    source: 'contract, responses of the operation',
    effect: 'broken',
  },
  'json-body': { expects: 'the answer is JSON, with a Content-Type that says so', source: envelope, effect: 'broken' },
  'fits-schema': {
    expects: 'the body fits the schema of its status',
    source: 'contract, responses of the operation',
    effect: 'broken',
  },
  'readable-failure': {
    expects: 'a failure says success: false and a message for the person at the screen',
    source: envelope,
    // Without one the portal says what the status means.
    effect: 'works',
  },
  'no-secrets': {
    expects: 'no answer holds a password, a hash or a token that it is not meant to hold',
    source: 'contract, Password and Token',
    effect: 'broken',
  },
  'no-stack-trace': { expects: 'a failure shows no stack trace', source: failures, effect: 'broken' },
  'retry-after': { expects: 'a 429 says in Retry-After when to try again', source: failures, effect: 'works' },
  'too-large': {
    expects: 'a body over 1 MiB is a 413, and the next request is answered',
    source: failures,
    effect: 'works',
  },
} as const satisfies Rules;

export type AnswerRuleId = keyof typeof answerRules;
