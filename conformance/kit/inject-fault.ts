import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Send } from './send.ts';

/** A way to make a server wrong: what stands before it, and changes what is asked or answered. */
export type Inject = (server: Send) => Send;

const patterns = Object.entries(operations)
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method: method.toUpperCase(),
    path: new RegExp(`/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    isStatic: !path.includes('{'),
  }))
  .toSorted((a, b) => Number(b.isStatic) - Number(a.isStatic));

/** The operation that a request is, if it is one. */
export const operationOf = ({ method, url }: Request): OperationId | undefined => {
  const { pathname } = new URL(url);
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(pathname))?.id;
};

/** A request and the way to send it on, or another one. */
interface Passing {
  readonly request: Request;
  readonly pass: (changed?: Request) => Promise<Response>;
}

/** Stands before some operations. */
export const before =
  (names: readonly (OperationId | undefined)[], handle: (passing: Passing) => Promise<Response>): Inject =>
  (server) =>
  async (request) =>
    names.includes(operationOf(request))
      ? handle({ request, pass: (changed = request) => server(changed) })
      : server(request);

export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers });

/** The body as an object; an empty one where it is none. The request or response can still be read. */
export const bodyOf = async (response: Request | Response): Promise<Json> => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => ({}));
  return isRecord(body) ? body : {};
};

/** Changes the successes of operations. */
export const answering = (names: readonly OperationId[], change: (body: Json, request: Request) => unknown): Inject =>
  before(names, async ({ request, pass }) => {
    const asked = request.clone();
    const response = await pass();
    return response.ok ? json(response.status, change(await bodyOf(response), asked)) : response;
  });

/** Changes the record, or each record of the list, that operations answer with. */
export const showing = (names: readonly OperationId[], change: (record: Json) => Json): Inject =>
  answering(names, (body) => {
    const { data } = body;
    return {
      ...body,
      data: Array.isArray(data) ? data.map((row: Json) => change(row)) : isRecord(data) ? change(data) : data,
    };
  });

/** Changes the failures of one operation with a status. */
export const refusing = (name: OperationId, status: number, change: (body: Json) => Response): Inject =>
  before([name], async ({ pass }) => {
    const response = await pass();
    return response.status === status ? change(await bodyOf(response)) : response;
  });

/** Changes the body before it is stored. */
export const storing = (names: readonly OperationId[], change: (body: Json) => Json): Inject =>
  before(names, async ({ request, pass }) => {
    const sent: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    if (!isRecord(sent)) return pass();
    return pass(withBody(request, change(sent)));
  });

export const withBody = (request: Request, body: unknown) =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) });

/** Answers requests that fulfil a condition by something else. */
export const where = (
  name: OperationId,
  condition: (request: Request, body: Json) => boolean,
  answer: () => Response,
): Inject =>
  before([name], async ({ request, pass }) => (condition(request, await bodyOf(request)) ? answer() : pass()));

export const fail = (status: number, message = 'No') => json(status, { success: false, message });
export const rowsIn = (body: Json): Json[] => (Array.isArray(body['data']) ? body['data'].filter(isRecord) : []);
export const withRows = (body: Json, change: (rows: Json[]) => unknown) => ({ ...body, data: change(rowsIn(body)) });
export const without = (row: Json, name: string): Json =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
export const html = (status: number) =>
  new Response('<!doctype html><h1>Whitelabel</h1>', { status, headers: { 'Content-Type': 'text/html' } });
export const isSignedIn = (request: Request) => request.headers.has('Authorization');
