import type { OperationId } from '#openapi/operations.gen.ts';
import type { Middleware } from '../handlers.ts';
import { bodyOf, type KnownBody, sizeOfBody } from './body-of.ts';
import { findRoute } from './route.ts';
import { HttpError } from './http-error.ts';

/** One call, as the list of requests shows it. */
export interface JournalEntry {
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** The address below /api, with its query. */
  readonly path: string;
  /** Absent where the contract has no such address. */
  readonly operationId: OperationId | undefined;
  /** 0 where no answer came. */
  readonly status: number;
  readonly ms: number;
  /** Of the answer's body. */
  readonly bytes: number;
  /** Answered in the page, so that the browser's network panel does not show it. */
  readonly inPage: boolean;
  readonly signedIn: boolean;
  readonly requestBody: KnownBody | undefined;
  readonly responseBody: KnownBody | undefined;
}

/** How many calls are kept. */
const limit = 200;
/** Longer bodies are counted and not kept: a list of 50,000 rows has 24 MB. */
const longestBody = 200_000;

const sizeOf = (body: KnownBody | undefined) => (body === undefined ? 0 : sizeOfBody(body));
const unlessTooLong = (body: KnownBody | undefined) => (sizeOf(body) > longestBody ? undefined : body);

/** What of a body nobody should read over somebody's shoulder. */
const secret = /password|token/i;
const masked = (name: string, value: unknown) => (secret.test(name) && typeof value === 'string' ? '•••' : value);

/** A body as text: JSON is laid out, and passwords and tokens are masked. Null where it was too long to keep. */
export async function textOf(body: KnownBody | undefined): Promise<string | null> {
  if (body === undefined) return null;
  const text = typeof body === 'string' ? body : await new Response(body).text();
  try {
    return JSON.stringify(JSON.parse(text), masked, 2);
  } catch {
    return text;
  }
}

/** The call as a command line for `npm run mock:api` or another server: address and token are variables of the shell. */
export async function asCurl({ method, path, signedIn, requestBody }: JournalEntry): Promise<string> {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = [`curl -X ${method} "\${API:-http://127.0.0.1:8080/api}"${quoted(path)}`];
  if (signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  const body = await textOf(requestBody);
  if (body !== null) parts.push(`-H 'Content-Type: application/json'`, `--data ${quoted(body)}`);
  return parts.join(' \\\n  ');
}

/** What was sent. A call that failed on purpose has not been read. */
async function bodyOfRequest(request: Request): Promise<KnownBody | undefined> {
  const known = bodyOf(request);
  if (known !== undefined || request.bodyUsed || request.method === 'GET' || request.method === 'HEAD') return known;
  return (await request.text().catch(() => '')) || undefined;
}

/** The operation that a call is of. */
function operationOf(method: string, path: string): OperationId | undefined {
  const [bare = ''] = path.split('?');
  const route = findRoute(method, bare);
  return route instanceof HttpError ? undefined : route.id;
}

const pathBelowApi = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^.*?\/api(?=\/|$)/, '') + search;
};

/** A call that did not leave the page, since there is no network. */
export async function unsentEntry(request: Request): Promise<Omit<JournalEntry, 'number'>> {
  const path = pathBelowApi(request);
  return {
    at: Date.now(),
    method: request.method,
    path,
    operationId: operationOf(request.method, path),
    status: 0,
    ms: 0,
    bytes: 0,
    inPage: true,
    signedIn: request.headers.has('Authorization'),
    requestBody: unlessTooLong(await bodyOfRequest(request)),
    responseBody: undefined,
  };
}

/** Notes each call and hands it on. */
export function journalling(
  add: (entry: Omit<JournalEntry, 'number'>) => void,
  isInPage: (request: Request) => boolean,
): Middleware {
  return async ({ id, request }, respond) => {
    const started = performance.now();
    const note = async (status: number, body: KnownBody | undefined) => {
      const requestBody = unlessTooLong(await bodyOfRequest(request));
      add({
        at: Date.now(),
        method: request.method,
        path: pathBelowApi(request),
        operationId: id,
        status,
        ms: performance.now() - started,
        bytes: sizeOf(body),
        inPage: isInPage(request),
        signedIn: request.headers.has('Authorization'),
        requestBody,
        responseBody: unlessTooLong(body),
      });
    };
    const response = await respond();
    if (response.type === 'error') await note(0, undefined);
    else await note(response.status, bodyOf(response) ?? (await response.clone().text()));
    return response;
  };
}

/** The entries with one more; the oldest goes where there are too many. */
export function withEntry(
  entries: readonly JournalEntry[],
  entry: Omit<JournalEntry, 'number'>,
): readonly JournalEntry[] {
  return [...entries.slice(-limit + 1), { ...entry, number: (entries.at(-1)?.number ?? 0) + 1 }];
}
