import { type OperationId, operations } from '#openapi/operations.gen.ts';

/** An object of JSON, its fields not looked at yet. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A call of the portal, on its way to the server. */
export interface Call {
  /** The contract's operation; undefined for a path or a method that the contract does not have. */
  readonly id: OperationId | undefined;
  readonly method: string;
  /** The path below the API's base, with its query, e.g. `/students?page=-1`. */
  readonly path: string;
  readonly token: string | undefined;
  /** Undefined where nothing was sent. Text that is no JSON stays text. */
  readonly body: unknown;
}

/** The server's answer, on its way to the portal. */
export interface Answer {
  readonly status: number;
  /** Undefined where nothing came. Text that is no JSON stays text. */
  readonly body: unknown;
  /** What the server's own headers say that the contract knows; rules need not keep them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the server, as a rule may have to. */
export type Ask = (call: Call) => Promise<Answer>;

/** What is done about one way in which a server does not conform. */
export interface Rule {
  /** What it does wrong on a server that does not need it, or hides on one that does: a reason to take it away. */
  readonly breaks: string;
  /** What the server gets, in place of what the portal has sent. */
  request?(call: Call): Call;
  /** What the portal gets, in place of what the server has answered. */
  answer?(answer: Answer, call: Call, ask: Ask): Answer | Promise<Answer>;
}

/** How well a pattern such as `/students/{id}` fits a path: the number of its fixed parts, or -1. Fixed parts win. */
function fit(pattern: string, path: string): number {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return -1;
  const isFixed = (part: string) => !part.startsWith('{');
  return wanted.every((part, index) => !isFixed(part) || part === given[index]) ? wanted.filter(isFixed).length : -1;
}

/** The contract's operation for a path below the API's base. */
export function operationAt(method: string, path: string): OperationId | undefined {
  const [bare = ''] = path.split('?');
  const found = Object.entries(operations)
    .filter((entry) => entry[1].method === method.toLowerCase())
    .map(([id, { path: pattern }]) => ({ id: id as OperationId, fixed: fit(pattern, bare) }))
    .filter(({ fixed }) => fixed >= 0)
    .toSorted((a, b) => b.fixed - a.fixed);
  return found[0]?.id;
}

/** Changes the `data` of a success, where there is one. */
export function withData(answer: Answer, change: (data: unknown) => unknown): Answer {
  const { status, body } = answer;
  if (status >= 300 || !isObject(body) || body['data'] === undefined || body['data'] === null) return answer;
  return { status, body: { ...body, data: change(body['data']) } };
}

/** Changes each record of a success, whether it came alone or in a list. */
export const withRecords = (answer: Answer, change: (record: Json) => Json): Answer =>
  withData(answer, (data) => {
    const each = (value: unknown) => (isObject(value) ? change(value) : value);
    return Array.isArray(data) ? data.map(each) : each(data);
  });
