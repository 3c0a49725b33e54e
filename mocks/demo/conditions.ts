import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import type { Middleware } from '../engine/handlers.ts';
import { bodyOf, sizeOfBody } from '../engine/request/body-of.ts';
import {
  type Answer,
  answerText,
  faultNames,
  give,
  longestDelay,
  type OwnAnswer,
  parseReady,
  readOwnAnswer,
} from './answers.ts';
import type { Clock } from './clock.ts';
import { DemoError, requireOneOf } from './demo-error.ts';

interface Delay {
  readonly label: string;
  /** Milliseconds from the request to the answer. */
  readonly ms: number;
  /** How fast the answer's body comes, bytes a second; at once where it is absent. */
  readonly rate?: number;
}

export const delays = {
  none: { label: msg`No delay`, ms: 0 },
  typical: { label: msg`Typical: 0.3 s`, ms: 300 },
  'slow-3g': { label: msg`Slow 3G: 2 s and 50 kB/s`, ms: 2000, rate: 50_000 },
  '9s': { label: msg`Very slow: 9 s`, ms: 9000 },
} as const satisfies Record<string, Delay>;

export type DelayName = keyof typeof delays;
export const delayNames = Object.keys(delays) as DelayName[];

/** Every operation. */
export const anyOperation = '*';
export type OperationName = OperationId | typeof anyOperation;
export const operationNames = Object.keys(operations) as OperationId[];

/** What the calls of an operation are answered with, in place of the server's own answer. */
export interface Rule {
  readonly operation: OperationName;
  readonly answer: Answer;
  /** How many of the next calls; all of them where it is absent. */
  readonly times?: number;
}

/** What is wrong, on purpose, with the network, the server and the storage of this tab, and what its server can do more. */
export interface Conditions {
  /** The name of a delay, or milliseconds. */
  readonly delay: DelayName | number;
  readonly offline: boolean;
  readonly storageFull: boolean;
  /** Whether the server has the extension `lists`, which a demo does not need: its lists fit into the page. */
  readonly listsByPages: boolean;
  readonly clock: Clock;
  readonly rules: readonly Rule[];
}

export const noConditions: Conditions = {
  delay: 'none',
  offline: false,
  storageFull: false,
  listsByPages: false,
  clock: {},
  rules: [],
};

/** Reads a delay: a name, or milliseconds. @throws DemoError */
export function parseDelay(value: string): Conditions['delay'] {
  if (!/^\d+$/.test(value)) return requireOneOf('delay', value, delayNames);
  const ms = Number(value);
  if (ms > longestDelay) throw new DemoError(t`A delay of ${value} ms is too long. Allowed: 0 to ${longestDelay} ms.`);
  return ms;
}

const readOperation = (name: string) =>
  requireOneOf<OperationName>('operation', name, [anyOperation, ...operationNames]);

/** @throws DemoError */
function readTimes(times: string | number): number {
  const count = times === 'once' ? 1 : Number(times);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new DemoError(t`There is no number of times “${String(times).slice(0, 60)}”. Allowed: once, or 1 to 1000.`);
  return count;
}

/** @throws DemoError */
const ruleOf = (operation: string, answer: Answer, times: string | number | undefined): Rule => ({
  operation: readOperation(operation),
  answer,
  ...(times !== undefined && { times: readTimes(times) }),
});

export type GivenAnswer = OwnAnswer & { readonly times?: number };

/** A rule as the console or a file gives it: a ready answer by its name, or an object with its own. @throws DemoError */
export function answerRule(operation: string, answer: unknown, times?: number): Rule {
  if (typeof answer === 'string') return ruleOf(operation, parseReady(answer), times);
  const { times: ownTimes = times, ...own } = Object(answer) as GivenAnswer;
  return ruleOf(operation, { own: readOwnAnswer(own) }, ownTimes);
}

/** Reads `updateStudent:500` or `updateStudent:500:once`; the operation may be `*`. @throws DemoError */
export function parseFault(value: string): Rule {
  const [operation = '', fault = '', times] = value.split(':');
  const name = readOperation(operation);
  return ruleOf(name, { fault: requireOneOf('fault', fault, faultNames) }, times);
}

/** Reads `createStudent:invalid(name)`, `adminListStudents:rows-0:once` or `login:{"status":422}`. @throws DemoError */
export function parseRespond(value: string): Rule {
  const colon = value.indexOf(':');
  const operation = readOperation(colon < 0 ? value : value.slice(0, colon));
  const rest = colon < 0 ? '' : value.slice(colon + 1);
  const [, answer = '', times] = /^(\{.*\}|[^:]*)(?::([^:]*))?$/s.exec(rest) ?? [undefined, rest];
  return ruleOf(operation, parseReady(answer), times);
}

export function ruleText({ operation, answer, times }: Rule): readonly [name: 'fail' | 'respond', value: string] {
  const suffix = times === undefined ? '' : `:${times === 1 ? 'once' : times}`;
  return ['fault' in answer ? 'fail' : 'respond', `${operation}:${answerText(answer)}${suffix}`];
}

/** The conditions with this rule, which takes the place of another one for the same operation. */
export function withRule(conditions: Conditions, rule: Rule): Conditions {
  const others = conditions.rules.filter(({ operation }) => operation !== rule.operation);
  return { ...conditions, rules: [...others, rule] };
}

export interface ConditionsStore {
  get(): Conditions;
  set(conditions: Conditions): void;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The rule for an operation: its own before the one for all. */
function ruleFor(rules: readonly Rule[], id: OperationId | undefined): Rule | undefined {
  return rules.find(({ operation }) => operation === id) ?? rules.find(({ operation }) => operation === anyOperation);
}

const afterCall = (rules: readonly Rule[], rule: Rule): readonly Rule[] =>
  rules.flatMap((other) => {
    if (other !== rule || other.times === undefined) return [other];
    return other.times > 1 ? [{ ...other, times: other.times - 1 }] : [];
  });

export function underConditions(store: ConditionsStore): Middleware {
  return async ({ id }, respond) => {
    const conditions = store.get();
    const rule = ruleFor(conditions.rules, id);
    if (rule?.times !== undefined) store.set({ ...conditions, rules: afterCall(conditions.rules, rule) });
    const { ms, rate }: Delay =
      typeof conditions.delay === 'number' ? { label: '', ms: conditions.delay } : delays[conditions.delay];
    if (ms > 0) await wait(ms);
    const response = await (rule ? give(rule.answer, respond) : respond());
    const body = rate === undefined ? undefined : bodyOf(response);
    if (rate !== undefined && body !== undefined) await wait(Math.min(longestDelay, (sizeOfBody(body) / rate) * 1000));
    return response;
  };
}
