import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import { pageLanguage } from '../language.ts';
import { acceptLanguage } from '../preferred-language.ts';
import { apiBaseUrl } from '../server/addresses.ts';
import type { ApiClient } from './typed-client.ts';
import { currentConnection, fetchWithTimeout, inSession } from './connection.ts';
import { ApiError, isRefusal } from './errors.ts';
import { refusalIn } from './refusal.ts';
import { isRecord } from './shapes.ts';

const bearer = (token: string | null) => (token ? `Bearer ${token}` : null);

/** Section 7: bearer authorization from the stored token. */
const authorization: Middleware = {
  onRequest({ request }) {
    const header = bearer(currentConnection().getToken());
    if (header) request.headers.set('Authorization', header);
  },
};

/** Otherwise a browser would ask for its own languages. */
const language: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept-Language', acceptLanguage(pageLanguage()));
  },
};

const logins: ReadonlySet<string> = new Set(['/auth/login', '/auth/student-login', '/admin/auth/login']);

/** Operations that answer whoever asks: they do not show that the server accepts a sign-in. */
const openToAll = /^\/(courses\/|statistics|applications\/(submit|mine))/;

/** Section 8: any 401 ends the session, except for logins and the home page's public statistics. */
const unauthorized: Middleware = {
  onResponse({ response, schemaPath, params }) {
    if (logins.has(schemaPath) || (schemaPath === '/students' && params.query?.['view'] === 'public')) return;
    if (response.status === 401) currentConnection().onUnauthorized();
    else if (response.ok && !openToAll.test(schemaPath)) currentConnection().onAccepted();
  },
};

/** The contract's operations as typed calls; `read` takes the data out of their answers. */
export const api = createClient<paths>({ baseUrl: apiBaseUrl, fetch: fetchWithTimeout }) as ApiClient;
api.use(authorization, language, unauthorized);

export interface Answer<Envelope> {
  readonly data?: Envelope;
  readonly error?: unknown;
  readonly response: Response;
}

type DataOf<Envelope> = Envelope extends { readonly data?: infer Data } ? Data : undefined;

/** The body of an answer, undefined where it has none. @throws ApiError where the call has failed */
async function bodyOf(call: Promise<Answer<unknown>>): Promise<object | undefined> {
  const { data, error, response } = await inSession(call).catch((cause: unknown) => Promise.reject(toApiError(cause)));
  response.arrival?.release?.();
  if (!response.ok) throw await refusedError(error, response);
  if (data === undefined || data === null || data === '') return undefined;
  if (typeof data !== 'object') throw ApiError.unanswered('malformed');
  if (isRecord(data) && data['success'] === false) throw await refusedError(data, response);
  return data;
}

/** What the contract's envelope consists of: a body without any of it is the data itself. */
const envelope = ['success', 'data', 'message'];
const dataIn = (body: object | undefined): unknown =>
  isRecord(body) && envelope.some((name) => name in body) ? body['data'] : body;

/**
 * Waits for a call and takes the data out of its envelope, or throws an ApiError. A 2xx whose success flag is false is
 * a failure too (contract, "Envelope"); a body without an envelope, such as a bare list, is taken as the data itself. An
 * operation without data succeeds with a 204 too.
 */
export async function read<Envelope>(call: Promise<Answer<Envelope>>): Promise<DataOf<Envelope>>;
export async function read(call: Promise<Answer<unknown>>): Promise<unknown> {
  return dataIn(await bodyOf(call));
}

/**
 * As `read`, for what makes a record: where nothing says that it was made, nobody knows. An answer without a body, or with
 * neither a success flag nor a record, is no success.
 */
export async function readCreated(call: Promise<Answer<unknown>>): Promise<unknown> {
  const body = await bodyOf(call);
  const data = dataIn(body);
  const isSaid = isRecord(body) && Boolean(body['success']);
  if (!isSaid && !(isRecord(data) && Object.keys(data).length > 0)) throw ApiError.unsaid();
  return data;
}

/** A 403 without a word is what servers answer whose login has run out: the page offers to sign in again. */
async function refusedError(body: unknown, response: Response): Promise<ApiError> {
  const { getToken, onForbidden } = currentConnection();
  const isVisitor = !getToken();
  const error = await inSession(refusalIn(body, response, isVisitor));
  if (isRefusal(error, 403) && error.message === '' && !isVisitor) onForbidden();
  return error;
}

const reasons: ReadonlyMap<string, Parameters<typeof ApiError.unanswered>[0]> = new Map([
  ['TimeoutError', 'timeout'],
  ['StalledError', 'stalled'],
  ['StoppedError', 'stopped'],
  ['BrokenOffError', 'brokenOff'],
  ['TooLongError', 'tooLong'],
  ['SyntaxError', 'malformed'],
]);

function toApiError(cause: unknown): unknown {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (cause instanceof Error && name === 'ConfigurationError') return ApiError.unconfigured(cause.message);
  // Aborted by the app itself: not a failure of the server.
  if (name === 'AbortError') return cause;
  return ApiError.unanswered(reasons.get(name) ?? 'offline');
}
