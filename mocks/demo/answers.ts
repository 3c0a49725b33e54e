import { msg, t, translate } from '#src/languages/texts.ts';
import { failure } from '../engine/request/answer.ts';
import { HttpError } from '../engine/request/http-error.ts';
import { DemoError, requireOneOf } from './demo-error.ts';

const text = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
const json = (body: unknown, status = 200) => text(JSON.stringify(body), status, 'application/json');
const refusal =
  (status: number, message: string, details = {}) =>
  () =>
    failure(new HttpError(status, translate(message), details));

/** The ways in which a call can fail, by the word of a link: what a select shows, and what the server answers. */
export const faults = {
  401: { label: msg`401 Not signed in`, answer: refusal(401, msg`Please sign in to continue`) },
  403: { label: msg`403 Not allowed`, answer: refusal(403, msg`You do not have permission to do this`) },
  404: { label: msg`404 Not found`, answer: refusal(404, msg`This record does not exist any more`) },
  409: { label: msg`409 Conflict`, answer: refusal(409, msg`Somebody else has changed this in the meantime`) },
  413: { label: msg`413 Too large`, answer: refusal(413, msg`The request is larger than 1 MiB`) },
  429: {
    label: msg`429 Too many requests`,
    answer: refusal(429, msg`Too many requests. Please try again in 30 seconds.`, { headers: { 'Retry-After': '30' } }),
  },
  500: { label: msg`500 Server error`, answer: refusal(500, msg`Something went wrong. Please try again.`) },
  503: {
    label: msg`503 Not available`,
    answer: refusal(503, msg`The server is being maintained. Please try again in 2 minutes.`, {
      headers: { 'Retry-After': '120' },
    }),
  },
  timeout: { label: msg`No answer at all`, answer: undefined },
  html: {
    label: msg`An HTML page with 200`,
    answer: () => text('<!doctype html><title>It works</title><h1>It works</h1>', 200, 'text/html'),
  },
  malformed: {
    label: msg`Malformed JSON`,
    answer: () => text('{"success":true,"data":[{"id":', 200, 'application/json'),
  },
} as const satisfies Record<string, { readonly label: string; readonly answer: (() => Response) | undefined }>;

/** `Object.keys` puts those that are numbers first, in their order. */
export type FaultName = `${keyof typeof faults}`;
export const faultNames = Object.keys(faults) as FaultName[];

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of an answer, whole or one page of them, and the answer with other rows. */
function listIn(body: unknown): { rows: readonly unknown[]; withRows: (rows: unknown[]) => unknown } | undefined {
  const data = isRecord(body) ? body['data'] : undefined;
  if (Array.isArray(data)) return { rows: data, withRows: (rows) => ({ ...(body as Json), data: rows }) };
  if (!isRecord(data) || !Array.isArray(data['rows'])) return undefined;
  return {
    rows: data['rows'],
    withRows: (rows) => ({
      ...(body as Json),
      data: { ...data, rows, next: null, count: { value: rows.length, exact: true } },
    }),
  };
}

const withRows = (count: number) => (body: unknown) => {
  const list = listIn(body);
  if (!list || list.rows.length === 0) return body;
  const { rows } = list;
  return list.withRows(
    Array.from({ length: count }, (_, index) => {
      const row = rows[index % rows.length];
      return index < rows.length || !isRecord(row) ? row : { ...row, id: `${String(row['id'])}-${index}` };
    }),
  );
};

const written = /name|title|desc|comment|reason|company|address|course$|text|subject|message/i;

function withTexts(change: (text: string) => string) {
  const changed = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => changed(item, name));
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, changed(own, key)]));
    return typeof value === 'string' && written.test(name) ? change(value) : value;
  };
  return (body: unknown) => (isRecord(body) ? { ...body, data: changed(body['data'], 'data') } : body);
}

interface ReadyAnswer {
  readonly label: string;
  readonly answer?: (fields: readonly string[]) => Response;
  /** What becomes of the server's own answer, which is given first. */
  readonly change?: (body: unknown) => unknown;
  /** It names fields, as in `invalid(name,email)`. */
  readonly takesFields?: true;
}

export const readyAnswers = {
  invalid: {
    label: msg`400, fields refused`,
    takesFields: true,
    answer: (fields) =>
      json(
        {
          success: false,
          message: t`Please check what you have entered`,
          error: 'INVALID',
          errors: Object.fromEntries(fields.map((name) => [name, t`The server does not accept this value`])),
        },
        400,
      ),
  },
  422: { label: msg`422 Not possible now`, answer: refusal(422, msg`This cannot be done in the present state`) },
  507: {
    label: msg`507 Storage full`,
    answer: refusal(507, msg`The storage of the server is full. Nothing was written.`),
  },
  unsuccessful: {
    label: msg`200 with success: false`,
    answer: () => json({ success: false, message: t`The server has said no without a reason` }),
  },
  empty: { label: msg`200 without a body`, answer: () => text('', 200, 'application/json') },
  shapeless: { label: msg`Data of a wrong shape`, change: (body) => ({ ...(body as Json), data: 'as a text' }) },
  'wrong-rows': { label: msg`Rows of a wrong shape`, change: (body) => listIn(body)?.withRows([1, null, {}]) ?? body },
  'rows-0': { label: msg`No rows`, change: withRows(0) },
  'rows-1': { label: msg`One row`, change: withRows(1) },
  'rows-3000': { label: msg`3,000 rows`, change: withRows(3000) },
  'long-texts': {
    label: msg`Very long texts`,
    change: withTexts((own) => `${own} ${'Venkatanarasimharajuvaripeta '.repeat(8)}`.trimEnd()),
  },
  'hostile-texts': {
    label: msg`Hostile texts`,
    change: withTexts((own) => `<img src=x onerror="alert(1)">'; DROP TABLE x;-- \u202E${own} ﷽ 👩‍👩‍👧`),
  },
} as const satisfies Record<string, ReadyAnswer>;

export type ReadyName = `${keyof typeof readyAnswers}`;
export const readyNames = Object.keys(readyAnswers) as ReadyName[];

/** An answer that somebody has written. Without a status and a body it is the server's own, perhaps later. */
export interface OwnAnswer {
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds, beside the delay of every answer. */
  readonly delay?: number;
}

/** What some calls are answered with: by a fault, by a ready answer, perhaps with its fields, or as somebody has written. */
export type Answer =
  | { readonly fault: FaultName }
  | { readonly ready: ReadyName; readonly fields?: readonly string[] }
  | { readonly own: OwnAnswer };

export function answerLabel(answer: Answer): string {
  if ('fault' in answer) return translate(faults[answer.fault].label);
  if ('ready' in answer) {
    const label = translate(readyAnswers[answer.ready].label);
    return answer.fields ? `${label}: ${answer.fields.join(', ')}` : label;
  }
  const { status, body, delay } = answer.own;
  const own = status === undefined && body === undefined ? [] : [t`an answer of your own, ${status ?? 200}`];
  return [...own, ...(delay === undefined ? [] : [t`after ${delay} ms`])].join(', ');
}

/** No client waits longer than this. */
export const longestDelay = 60_000;

const knownParts = ['status', 'body', 'headers', 'delay'] as const;

/** Checks an answer that somebody has written, e.g. `{"status": 422}`. @throws DemoError */
export function readOwnAnswer(value: unknown): OwnAnswer {
  if (!isRecord(value))
    throw new DemoError(t`An answer is an object, such as ${'{"status": 422, "body": {"success": false}}'}.`);
  for (const name of Object.keys(value)) requireOneOf('part of an answer', name, knownParts);
  const { status, headers, delay } = value;
  if (status !== undefined && !(Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599))
    throw new DemoError(t`“${String(status)}” is no status. Allowed: 200 to 599.`);
  if (delay !== undefined && !(Number.isInteger(delay) && Number(delay) >= 0 && Number(delay) <= longestDelay))
    throw new DemoError(t`“${String(delay)}” is no delay in milliseconds. Allowed: 0 to ${longestDelay}.`);
  if (headers !== undefined && !(isRecord(headers) && Object.values(headers).every((one) => typeof one === 'string')))
    throw new DemoError(t`The headers of an answer are an object of texts, such as ${'{"Retry-After": "30"}'}.`);
  return value as OwnAnswer;
}

/** Reads an answer as a link has it: `422`, `invalid(name,email)`, or an object in JSON. @throws DemoError */
export function parseReady(value: string): Answer {
  if (value.trimStart().startsWith('{')) {
    let own: unknown;
    try {
      own = JSON.parse(value);
    } catch (error) {
      throw new DemoError(t`The answer is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    return { own: readOwnAnswer(own) };
  }
  const [, name = '', fields] = /^([^(]*)(?:\(([^)]*)\))?$/.exec(value) ?? [undefined, value];
  const ready = requireOneOf('answer', name, readyNames);
  const named = (fields ?? '').split(',').filter(Boolean);
  const takesFields = 'takesFields' in readyAnswers[ready];
  if (takesFields && named.length === 0)
    throw new DemoError(t`Please name the fields that are refused, such as ${ready}(name,email).`);
  if (!takesFields && fields !== undefined) throw new DemoError(t`The answer “${ready}” takes no fields.`);
  return takesFields ? { ready, fields: named } : { ready };
}

export function answerText(answer: Answer): string {
  if ('fault' in answer) return answer.fault;
  if ('own' in answer) return JSON.stringify(answer.own);
  return answer.fields ? `${answer.ready}(${answer.fields.join(',')})` : answer.ready;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function ownResponse({ status = 200, body, headers }: OwnAnswer): Response {
  // Browsers refuse a body with these.
  const isBare = status === 204 || status === 205 || status === 304;
  const response = typeof body === 'string' ? text(body, 200, 'text/plain') : json(body ?? {});
  const all = { ...Object.fromEntries(response.headers), ...headers };
  return new Response(isBare ? null : response.body, { status, headers: all });
}

export async function give(answer: Answer, respond: () => Promise<Response>): Promise<Response> {
  if ('fault' in answer) {
    const fault = faults[answer.fault];
    if (fault.answer) return fault.answer();
    await wait(longestDelay);
    return Response.error();
  }
  if ('own' in answer) {
    const { own } = answer;
    if (own.delay !== undefined) await wait(own.delay);
    return own.status === undefined && own.body === undefined ? respond() : ownResponse(own);
  }
  const { answer: instead, change }: ReadyAnswer = readyAnswers[answer.ready];
  if (instead) return instead(answer.fields ?? []);
  const real = await respond();
  if (!real.ok || !change) return real;
  return json(change(await real.json()), real.status);
}
