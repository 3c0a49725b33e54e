import type { SchemaError } from '#openapi/validator.ts';
import { validators as bodies } from '#openapi/bodies.gen.js';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { validators as parameters } from '#openapi/parameters.gen.js';
import { t } from '#src/languages/texts.ts';
import { HttpError, invalid } from './http-error.ts';
import { rememberBody } from './body-of.ts';
import { readForm, receiveForm } from './read-form.ts';
import { fieldErrors, type FieldMessages, numberMessage } from './messages.ts';

const keyHeader = 'Idempotency-Key';

/** The largest JSON that is read: one mebibyte. */
export const bodyLimit = 1024 * 1024;

const tooLarge = () => new HttpError(413, t`The request is larger than 1 MiB`);

/** The bytes of a body; undefined where they are too many. */
async function bytesOf(request: Request): Promise<ArrayBuffer | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) return undefined;
  const bytes = await request.arrayBuffer();
  rememberBody(request, bytes);
  return bytes.byteLength > bodyLimit ? undefined : bytes;
}

/** The value without white space around its strings; a password keeps it. */
function trimStrings(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : value.trim();
  if (Array.isArray(value)) return value.map((item) => trimStrings(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimStrings(item, key)]));
}

type Check = (typeof bodies)[string];

/** The top-level fields that a validator's errors are about. */
const fieldsOf = (check: Check | undefined, body: unknown, about: (error: SchemaError) => boolean) => {
  if (!check || check(body)) return new Set<string>();
  return new Set((check.errors ?? []).filter(about).map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
};

/** The body with null for every empty string that the contract lets be null; forms send empty strings for no value. */
function emptyStringsToNull(body: object, check: Check | undefined): object {
  const empty = Object.entries(body).filter(([, value]) => value === '');
  if (empty.length === 0) return body;
  const notString = fieldsOf(check, body, ({ keyword, params }) => keyword === 'type' && params['type'] !== 'null');
  const nulls = Object.fromEntries(empty.map(([name]) => [name, null]));
  const notNullable = fieldsOf(check, { ...body, ...nulls }, () => true);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) =>
      value === '' && !notString.has(name) && !notNullable.has(name) ? [name, null] : [name, value],
    ),
  );
}

/** Reads the JSON of a body and checks it. @throws HttpError 413, 415, or 400 naming each field */
function readJson(
  bytes: ArrayBuffer | undefined,
  type: string,
  check: Check | undefined,
  messages: FieldMessages,
): unknown {
  if (!bytes) throw tooLarge();
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new HttpError(415, t`The request must be JSON (Content-Type: application/json)`);
  let body: unknown;
  try {
    // JSON is UTF-8: other bytes are an error, and not replaced by question marks.
    body = trimStrings(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw invalid({ body: t`The request is not well-formed JSON` });
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) body = emptyStringsToNull(body, check);
  if (check && !check(body)) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw invalid({ body: t`The request must be a JSON object` });
    throw invalid(fieldErrors(check.errors ?? [], messages));
  }
  return body;
}

/**
 * Takes the body of a request.
 * @returns what checks it against the contract, without waiting. @throws HttpError 413, 415, or 400 naming each field
 */
export async function receiveBody(id: OperationId, request: Request, messages: FieldMessages): Promise<() => unknown> {
  if (!operations[id].hasBody) return () => undefined;
  const check = bodies[id];
  const type = request.headers.get('Content-Type') ?? '';
  if ('takesFile' in operations[id]) {
    const form = await receiveForm(request, type);
    return () => readForm(form, check, messages);
  }
  const bytes = await bytesOf(request);
  return () => readJson(bytes, type, check, messages);
}

/**
 * Checks parameters against the contract, numbers read as numbers. A number is written in one way alone: what else
 * JavaScript reads as one, such as 0x10 or 1e1, is none in an address.
 * @throws HttpError 400
 */
function checked(name: string, raw: Readonly<Record<string, string>>, messages: FieldMessages): unknown {
  const values: Record<string, unknown> = { ...raw };
  const check = parameters[name];
  if (check && !check(values)) throw invalid(fieldErrors(check.errors ?? [], messages));
  const misread = Object.entries(raw).filter(([field, text]) => String(values[field]) !== text);
  if (misread.length > 0) throw invalid(Object.fromEntries(misread.map(([field]) => [field, numberMessage(field)])));
  return values;
}

/** The key by which a request says which one it is, where its operation takes one. @throws HttpError 400 */
export function readKey(id: OperationId, request: Request, messages: FieldMessages): string | undefined {
  const key = request.headers.get(keyHeader);
  if (key === null || !parameters[`${id}Header`]) return undefined;
  checked(`${id}Header`, { [keyHeader]: key }, messages);
  return key;
}

/** Reads path and query. @throws HttpError 400 */
export function readParameters(
  id: OperationId,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  messages: FieldMessages,
) {
  return {
    path: checked(`${id}Path`, path, messages),
    query: checked(`${id}Query`, Object.fromEntries(query), messages),
  };
}
