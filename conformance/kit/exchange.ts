import { isDeepStrictEqual } from 'node:util';
import type { Subject } from './rules.ts';

/** Who sends a request. */
export interface Caller {
  /** As a report calls them: `a visitor`. */
  readonly name: string;
  readonly token?: string;
  /** What stands for the token in a report, such as `$ADMIN_TOKEN`. */
  readonly variable?: string;
}

export const visitor: Caller = { name: 'a visitor' };

/** A body as it goes over the wire. */
export interface SentBody {
  readonly text: string;
  /** The media type; undefined sends none. */
  readonly type: string | undefined;
  /** A shell command that prints the text, where that is too long to be shown. */
  readonly command?: string;
}

/** What a request may ask for by a header of its own. */
export interface Wishes {
  /** An `Idempotency-Key`, without its quotes. */
  readonly key?: string;
  /** Languages, as `Accept-Language` names them. */
  readonly language?: string;
}

/** One request and its answer, as a report repeats it. */
export interface Exchange {
  readonly subject: Subject;
  readonly method: string;
  readonly url: string;
  readonly caller: Caller;
  readonly sent: SentBody | undefined;
  readonly wishes?: Wishes;
  /** 0 where no answer came; `text` then says why. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer as JSON; undefined where it is none. */
  readonly json: unknown;
  readonly milliseconds: number;
}

/** Whether no answer came (0), or the server failed. The client has kept that, and nothing else can be told from it. */
export const isServerFailure = (status: number) => status === 0 || status >= 500;

/** The JSON of a text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text as one word of a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command that sends the request again. The token is a variable, because one that is written down is a token lost. */
export function curlOf({ method, url, caller, sent, wishes: { key, language } = {} }: Exchange): string {
  const variable = caller.variable ?? caller.token;
  return [
    ...(sent?.command ? [`${sent.command} |`] : []),
    'curl -sS -i',
    // With -X HEAD it would wait for a body that never comes.
    ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${method}`]),
    ...(variable ? [`-H "Authorization: Bearer ${variable}"`] : []),
    ...(key === undefined ? [] : [`-H 'Idempotency-Key: "${key}"'`]),
    ...(language === undefined ? [] : [`-H 'Accept-Language: ${language}'`]),
    ...(sent ? [`-H ${quoted(sent.type === undefined ? 'Content-Type;' : `Content-Type: ${sent.type}`)}`] : []),
    ...(sent ? [`--data-binary ${sent.command ? '@-' : quoted(sent.text)}`] : []),
    quoted(url),
  ].join(' ');
}

const shortest = 160;

/** A value as a line of a report shows it. */
export function shown(value: unknown): string {
  // Of an answer of megabytes only the beginning is looked at.
  const text =
    value === undefined ? 'nothing' : JSON.stringify(typeof value === 'string' ? value.slice(0, shortest) : value);
  return text.length <= shortest ? text : `${text.slice(0, shortest)}…`;
}

const orNothing = (value: unknown) => (value === null || value === '' ? undefined : value);

/** Whether a record says the same: null, an empty text and an absent field are all nothing (contract, Values). */
export const sameValue = (one: unknown, other: unknown) => isDeepStrictEqual(orNothing(one), orNothing(other));

/** What an answer was, on one line. */
export function seenIn({ status, text, json }: Exchange): string {
  if (status === 0) return text;
  const { message, errors } = (json ?? {}) as { message?: unknown; errors?: unknown };
  const fields = typeof errors === 'object' && errors !== null ? Object.entries(errors).slice(0, 2) : [];
  const named = fields.map(([field, problem]) => `${field}: ${shown(problem)}`).join(', ');
  if (typeof message === 'string' && message !== '')
    return `${status} ${shown(message)}${named === '' ? '' : ` (${named})`}`;
  return text === '' ? `${status} without a body` : `${status} ${shown(json ?? text.slice(0, shortest))}`;
}
