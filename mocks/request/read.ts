import type { ErrorObject } from 'ajv';
import { validators as bodies } from '../../openapi/bodies.gen.js';
import { type OperationId, operations } from '../../openapi/operations.gen.ts';
import { validators as parameters } from '../../openapi/parameters.gen.js';
import { fieldErrors } from './messages.ts';
import { invalid, Refusal } from '../rules/refusal.ts';

/** One mebibyte: what a request's body may weigh. */
export const bodyLimit = 1024 * 1024;

const tooLarge = () => new Refusal(413, 'The request is larger than 1 MiB');

/** The bytes of a body, read no further than the limit. */
async function bytesOf(request: Request): Promise<ArrayBuffer> {
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) throw tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > bodyLimit) throw tooLarge();
  return bytes;
}

/** The value without white space around its texts; a password is what it is. */
function trimmed(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : value.trim();
  if (Array.isArray(value)) return value.map((item) => trimmed(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item, key)]));
}

type Check = (typeof bodies)[string];

/** The top-level fields that a validator's errors are about. */
const fieldsOf = (check: Check | undefined, body: unknown, about: (error: ErrorObject) => boolean) => {
  if (!check || check(body)) return new Set<string>();
  return new Set((check.errors ?? []).filter(about).map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
};

/** An empty text counts as null, where the contract has a text that may be null; elsewhere it stays what it is. */
function withoutEmptyTexts(body: object, check: Check | undefined): object {
  const empty = Object.entries(body).filter(([, value]) => value === '');
  if (empty.length === 0) return body;
  const noText = fieldsOf(check, body, ({ keyword, params }) => keyword === 'type' && params['type'] !== 'null');
  const nulled = Object.fromEntries(empty.map(([name]) => [name, null]));
  const notNull = fieldsOf(check, { ...body, ...nulled }, () => true);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) =>
      value === '' && !noText.has(name) && !notNull.has(name) ? [name, null] : [name, value],
    ),
  );
}

/**
 * Reads and checks the body against the contract.
 * @throws Refusal 413, 415, or 400 naming each field
 */
export async function readBody(id: OperationId, request: Request): Promise<unknown> {
  if (!operations[id].hasBody) return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  const bytes = await bytesOf(request);
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new Refusal(415, 'The request must be JSON (Content-Type: application/json)');
  let body: unknown;
  try {
    // JSON is UTF-8: other bytes are refused, not stored as question marks.
    body = trimmed(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw invalid({ body: 'The request is not well-formed JSON' });
  }
  const check = bodies[id];
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) body = withoutEmptyTexts(body, check);
  if (check && !check(body)) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw invalid({ body: 'The request must be a JSON object' });
    throw invalid(fieldErrors(check.errors ?? []));
  }
  return body;
}

function checked(name: string, values: Record<string, unknown>): unknown {
  const check = parameters[name];
  if (check && !check(values)) throw invalid(fieldErrors(check.errors ?? []));
  return values;
}

/** Checks path and query against the contract, numbers read as numbers. @throws Refusal 400 */
export function readParameters(id: OperationId, path: Record<string, string>, query: URLSearchParams) {
  return {
    path: checked(`${id}Path`, { ...path }),
    query: checked(`${id}Query`, Object.fromEntries(query)),
  };
}
