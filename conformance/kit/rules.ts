import type { OperationId } from '#openapi/operations.gen.ts';

/** What a finding is about: an operation, or addresses that are none. */
export type Subject = OperationId | '*';

/**
 * What a broken rule means for people. `lenient`: the portal reads it all the same. `stored`: something else is stored, or
 * shown, than was sent. `broken`: a screen fails, or somebody may do what they may not.
 */
export type Effect = 'lenient' | 'stored' | 'broken';

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
    effect: 'broken',
  },
  'no-secrets': {
    expects: 'no answer holds a password, a hash or a token that it is not meant to hold',
    source: 'contract, Password and Token',
    effect: 'broken',
  },
  'no-stack-trace': { expects: 'a failure shows no stack trace', source: failures, effect: 'broken' },
  'retry-after': { expects: 'a 429 says in Retry-After when to try again', source: failures, effect: 'lenient' },
  'too-large': {
    expects: 'a body over 1 MiB is a 413, and the next request is answered',
    source: failures,
    effect: 'lenient',
  },
} as const satisfies Rules;

export type AnswerRuleId = keyof typeof answerRules;
