import { currentConnection, stopTimer } from './connection.ts';
import { ApiError } from './errors.ts';
import { isRecord } from './shapes.ts';

/** What a call of the generated client comes back with. */
export interface Answer<Envelope> {
  readonly data?: Envelope;
  readonly error?: unknown;
  readonly response: Response;
}

/** What the `data` of an operation's envelope holds. */
type DataOf<Envelope> = Envelope extends { readonly data?: infer Data } ? Data : undefined;

/**
 * Waits for a call and takes the data out of its envelope, or throws an ApiError. A 2xx whose success flag is false is
 * a failure too (contract, "Envelope"); a body without an envelope, such as a bare list, is taken as the data itself.
 */
export async function read<Envelope>(call: Promise<Answer<Envelope>>): Promise<DataOf<Envelope>>;
export async function read(call: Promise<Answer<unknown>>): Promise<unknown> {
  const { data, error, response } = await call.catch((cause: unknown) => Promise.reject(toApiError(cause)));
  stopTimer(response);
  const body = response.ok ? data : error;

  if (!response.ok) throw refusedError(body, response);
  // A 204 has no body: an operation without data succeeded.
  if (body === undefined || body === null || body === '') return undefined;
  if (typeof body !== 'object') throw ApiError.unanswered('malformed', response.status);
  if (!isRecord(body) || !('success' in body || 'data' in body)) return body;
  if (body['success'] === false) throw refusedError(body, response);
  return body['data'];
}

/** The names of statuses, which servers put where a sentence for people belongs. */
const statusName =
  /^(?:bad request|unauthori[sz]ed|forbidden|not found|method not allowed|conflict|unsupported media type|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out|no message available)$/i;

/** What a server says to people: `message`, or a sentence in `error`; there others have a code or the status's name. */
function sentenceIn(message: unknown, error: unknown): string {
  const isSaid = (text: unknown): text is string => typeof text === 'string' && !statusName.test(text.trim());
  if (isSaid(message) && message.trim() !== '') return message;
  return isSaid(error) && /\S\s+\S/.test(error) ? error : '';
}

/** A 403 without a word is what servers answer whose login has run out: the page offers to sign in again. */
function refusedError(body: unknown, response: Response): ApiError {
  const error = refusalIn(body, response);
  const { getToken, onForbidden } = currentConnection();
  if (error.status === 403 && error.message === '' && getToken()) onForbidden();
  return error;
}

function refusalIn(body: unknown, { status }: Response): ApiError {
  // A gateway's HTML page is not the server's answer; a status without any body is.
  if (!isRecord(body)) return body ? ApiError.unanswered('malformed', status) : ApiError.refused(status);
  const { message, error, errors, data } = body;
  const fields = Object.entries(isRecord(errors) ? errors : {});
  return ApiError.refused(status, {
    message: sentenceIn(message, error),
    code: typeof error === 'string' ? error : undefined,
    errors: Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string')),
    data,
  });
}

/** Why there is no answer, by the name of what was thrown. */
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

/** The readers of whole records, which no first screen waits for: they come while the server is asked. */
export const recordReaders = () => import('./record-readers.ts');
