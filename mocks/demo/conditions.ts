import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Middleware } from '../engine/handlers.ts';
import { failure } from '../engine/request/answer.ts';
import { bodyOf, sizeOfBody } from '../engine/request/body-of.ts';
import { HttpError } from '../engine/request/http-error.ts';
import { DemoError, requireOneOf } from './demo-error.ts';

interface Delay {
  readonly label: string;
  /** Milliseconds from the request to the answer. */
  readonly ms: number;
  /** How fast the answer's body comes, bytes a second; at once where it is absent. */
  readonly rate?: number;
}

/** The delays that have a name. */
export const delays = {
  none: { label: 'No delay', ms: 0 },
  typical: { label: 'Typical: 0.3 s', ms: 300 },
  'slow-3g': { label: 'Slow 3G: 2 s and 50 kB/s', ms: 2000, rate: 50_000 },
  '9s': { label: 'Very slow: 9 s', ms: 9000 },
} as const satisfies Record<string, Delay>;

export type DelayName = keyof typeof delays;
export const delayNames = Object.keys(delays) as DelayName[];

/** No client waits longer than this. */
const longestDelay = 60_000;

const text = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
const refusal =
  (status: number, message: string, details = {}) =>
  () =>
    failure(new HttpError(status, message, details));

/** The ways in which a call can fail, by the word of a link: what a select shows, and what the server answers. */
export const faults = {
  401: { label: '401 Not signed in', answer: refusal(401, 'Please sign in to continue') },
  403: { label: '403 Not allowed', answer: refusal(403, 'You do not have permission to do this') },
  404: { label: '404 Not found', answer: refusal(404, 'This record does not exist any more') },
  409: { label: '409 Conflict', answer: refusal(409, 'Somebody else has changed this in the meantime') },
  413: { label: '413 Too large', answer: refusal(413, 'The request is larger than 1 MiB') },
  429: {
    label: '429 Too many requests',
    answer: refusal(429, 'Too many requests. Please try again in 30 seconds.', { headers: { 'Retry-After': '30' } }),
  },
  500: { label: '500 Server error', answer: refusal(500, 'Something went wrong. Please try again.') },
  503: {
    label: '503 Not available',
    answer: refusal(503, 'The server is being maintained. Please try again later.', {
      headers: { 'Retry-After': '120' },
    }),
  },
  timeout: { label: 'No answer at all', answer: undefined },
  html: {
    label: 'An HTML page with 200',
    answer: () => text('<!doctype html><title>It works</title><h1>It works</h1>', 200, 'text/html'),
  },
  malformed: { label: 'Malformed JSON', answer: () => text('{"success":true,"data":[{"id":', 200, 'application/json') },
} as const satisfies Record<string, { readonly label: string; readonly answer: (() => Response) | undefined }>;

/** `Object.keys` puts those that are numbers first, in their order. */
export type FaultName = `${keyof typeof faults}`;
export const faultNames = Object.keys(faults) as FaultName[];

/** Every operation. */
export const anyOperation = '*';
export type OperationName = OperationId | typeof anyOperation;
export const operationNames = Object.keys(operations) as OperationId[];

/** Which calls fail, and how. */
export interface FaultRule {
  readonly operation: OperationName;
  readonly fault: FaultName;
  /** The next call alone. */
  readonly once: boolean;
}

/** What is wrong, on purpose, with the network, the server and the storage of this tab, and what its server can do more. */
export interface Conditions {
  /** The name of a delay, or milliseconds. */
  readonly delay: DelayName | number;
  readonly offline: boolean;
  readonly storageFull: boolean;
  /** Whether the server has the extension `lists`, which a demo does not need: its lists fit into the page. */
  readonly listsByPages: boolean;
  readonly rules: readonly FaultRule[];
}

export const noConditions: Conditions = {
  delay: 'none',
  offline: false,
  storageFull: false,
  listsByPages: false,
  rules: [],
};

/** Reads a delay: a name, or milliseconds. @throws DemoError */
export function parseDelay(value: string): Conditions['delay'] {
  if (!/^\d+$/.test(value)) return requireOneOf('delay', value, delayNames);
  const ms = Number(value);
  if (ms > longestDelay) throw new DemoError(`A delay of ${value} ms is too long. Allowed: 0 to ${longestDelay} ms.`);
  return ms;
}

/** Reads `updateStudent:500` or `updateStudent:500:once`; the operation may be `*`. @throws DemoError */
export function parseRule(value: string): FaultRule {
  const [operation = '', fault = '', times] = value.split(':');
  return {
    operation: requireOneOf<OperationName>('operation', operation, [anyOperation, ...operationNames]),
    fault: requireOneOf('fault', fault, faultNames),
    once: times !== undefined && requireOneOf('number of times', times, ['once']) === 'once',
  };
}

/** The same rule as a link has it. */
export const ruleText = ({ operation, fault, once }: FaultRule) => `${operation}:${fault}${once ? ':once' : ''}`;

/** The conditions with this rule, which takes the place of another one for the same operation. */
export function withRule(conditions: Conditions, rule: FaultRule): Conditions {
  const others = conditions.rules.filter(({ operation }) => operation !== rule.operation);
  return { ...conditions, rules: [...others, rule] };
}

/** Where the conditions are kept while the backend runs. */
export interface ConditionsStore {
  get(): Conditions;
  set(conditions: Conditions): void;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The rule for an operation: its own before the one for all. */
function ruleFor(rules: readonly FaultRule[], id: OperationId | undefined): FaultRule | undefined {
  return rules.find(({ operation }) => operation === id) ?? rules.find(({ operation }) => operation === anyOperation);
}

/** Delays answers, and lets calls fail instead of being carried out. */
export function underConditions(store: ConditionsStore): Middleware {
  return async ({ id }, respond) => {
    const conditions = store.get();
    const rule = ruleFor(conditions.rules, id);
    if (rule?.once) store.set({ ...conditions, rules: conditions.rules.filter((other) => other !== rule) });
    const { ms, rate }: Delay =
      typeof conditions.delay === 'number' ? { label: '', ms: conditions.delay } : delays[conditions.delay];
    if (ms > 0) await wait(ms);
    if (rule) {
      const { answer } = faults[rule.fault];
      if (answer) return answer();
      await wait(longestDelay);
      return Response.error();
    }
    const response = await respond();
    const body = rate === undefined ? undefined : bodyOf(response);
    if (rate !== undefined && body !== undefined) await wait(Math.min(longestDelay, (sizeOfBody(body) / rate) * 1000));
    return response;
  };
}
