import { msg, t, translate } from '#src/languages/texts.ts';
import { waitAdvice, waitsUntil } from './retry-after.ts';
import { statusMessage, statusMessages, visitorMessages, withAdvice } from './status-words.ts';

/**
 * Why an answer never came: no connection, no answer in time, or one that is not the contract's JSON. An error holds the
 * English sentence, and `reasonOf` translates it.
 */
const noAnswerMessages = {
  offline: msg`The server could not be reached. Check your connection and try again.`,
  timeout: msg`The server did not answer within 10 seconds.`,
  stalled: msg`The server began to answer, and then sent nothing more for 10 seconds.`,
  brokenOff: msg`The connection broke off before the whole answer had come.`,
  stopped: msg`You stopped it before the whole answer had come.`,
  tooLong: msg`The answer is too long for this browser: it holds more text than a page can read.`,
  malformed: msg`The server sent an answer that could not be read.`,
  empty: msg`The server sent an answer without the data that was asked for.`,
} as const;

type Refusal = Partial<Pick<ApiError, 'message' | 'code' | 'errors' | 'data' | 'isVisitor' | 'retryAfter' | 'outcome'>>;

/** What is known of a write that nobody has answered, after a look at the server; the sentence is for whoever sent it. */
export interface Outcome {
  /** It may have been done: the server could not be asked. */
  readonly isOpen: boolean;
  readonly sentence: string;
}

/** The code of a call that was never sent, and of one whose answer says neither success nor failure. */
export const UNSENT = 'UNSENT';
export const UNSAID = 'UNSAID';

/** A time to wait, such as `5 minutes`; servers may say it in the languages of the portal. */
const saysWhen = /\b(?:\d+|an?|few) ?(?:s\b|sec|min|hour)|\d\u2069? (?:सेकंड|मिनट|घंट|سیکنڈ|منٹ|گھنٹ)/i;

/** A call that failed: `refused` by the server, or `unanswered` in any readable way. Section 8 has words for each. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'refused' | 'unanswered';
  /** The status of the answer, also where something in front of the server has given it: that is `unanswered`. */
  readonly status: number | undefined;
  /** The envelope's `error`: a code, e.g. STALE. */
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** The envelope's `data`, e.g. the stored record where an update was stale. */
  readonly data: unknown;
  /** Nobody was signed in. */
  readonly isVisitor: boolean;
  /** How many seconds the answer asks to wait. */
  readonly retryAfter: number | undefined;
  /** Of a write without an answer: see outcome.ts. */
  readonly outcome: Outcome | undefined;
  /** Until when a button waits that sends the same again, in milliseconds; undefined where it need not wait. */
  readonly heldUntil: number | undefined;

  private constructor(kind: ApiError['kind'], status: number | undefined, refusal: Refusal) {
    super(refusal.message);
    this.kind = kind;
    this.status = status;
    this.code = refusal.code;
    this.errors = refusal.errors ?? {};
    this.data = refusal.data;
    this.isVisitor = refusal.isVisitor ?? false;
    this.retryAfter = refusal.retryAfter;
    this.outcome = refusal.outcome;
    this.heldUntil = waitsUntil(refusal.retryAfter, Date.now());
  }

  /** The server itself refused it. What it asks to wait is said too, unless its own message has said how long. */
  static refused(status: number, refusal: Refusal = {}): ApiError {
    const { message = '', retryAfter } = refusal;
    const isSaid = message === '' || retryAfter === undefined || saysWhen.test(message);
    // "Please try again." would stand beside when.
    const meaning = message.replace(/(^|[.!?])\s*(?:please )?try again(?: later)?[.!]?$/i, '$1');
    const said = isSaid ? message : withAdvice(meaning.replace(/([^.!?।۔])$/, '$1.'), '', retryAfter);
    return new ApiError('refused', status, { ...refusal, message: said });
  }

  /** Something in front of the server answered with an error's status; the server may not have seen the request. */
  static intercepted(
    status: number,
    message = statusMessage(status, undefined, undefined),
    retryAfter?: number,
  ): ApiError {
    return new ApiError('unanswered', status, { message, retryAfter });
  }

  /** The server took a new record, and left open what it made of it: no success, and no failure of which words would be true. */
  static unsaid(): ApiError {
    const message = t`The server did not say what it stored. Look before you send it again: it may be there already.`;
    return ApiError.refused(200, { message, code: UNSAID });
  }

  /** Nothing was sent, as the host's config.json does not say where; the sentence says what is wrong with it. */
  static unconfigured(message: string): ApiError {
    return new ApiError('unanswered', undefined, { message, code: UNSENT });
  }

  withOutcome(outcome: Outcome): ApiError {
    return new ApiError(this.kind, this.status, { ...this, message: this.message, outcome });
  }

  static unanswered(reason: keyof typeof noAnswerMessages): ApiError {
    return new ApiError('unanswered', undefined, { message: noAnswerMessages[reason] });
  }
}

export function isRefusal(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused' && (status === undefined || error.status === status);
}

/** Whether the server refused with an error's status, and not with a success flag that is false. */
export function isErrorStatus(error: unknown): boolean {
  return isRefusal(error) && (error.status ?? 0) >= 400;
}

export function isPassing(error: unknown): boolean {
  const { status } = error instanceof ApiError ? error : {};
  return status === undefined || [408, 429, 502, 503, 504].includes(status);
}

/** Until when a button waits that does the same again; undefined where it need not wait. */
export function heldUntil(error: unknown): number | undefined {
  return error instanceof ApiError ? error.heldUntil : undefined;
}

/** What a server that wants to be left in peace asks for, e.g. `Try again in 90 seconds.`; undefined where it does not. */
export function pauseOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, retryAfter } = error;
  if (retryAfter !== undefined) return waitAdvice(retryAfter);
  return status === 429 ? withAdvice('', statusMessages[429]?.[1]) : undefined;
}

/** Whether the ten seconds of section 7 have passed. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.message === noAnswerMessages.timeout;
}

export function isStopped(error: unknown): boolean {
  return error instanceof ApiError && error.message === noAnswerMessages.stopped;
}

/**
 * Section 8: the text for a failure of each kind, where the server's own message is not shown. A server that does not know
 * whether it was done has not failed to do it.
 */
export function fallbackOf(error: unknown, refused: string, unanswered: string): string {
  return isRefusal(error) && !error.outcome?.isOpen ? refused : unanswered;
}

/** Section 8, "server message, else": the message of a refusal, else the fallback of its kind. */
export function messageOf(error: unknown, refused: string, unanswered: string): string {
  return (isRefusal(error) && error.message) || fallbackOf(error, refused, unanswered);
}

export function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.message ? translate(error.message) : undefined;
}

/** Why a call failed: its message, else what the status of the answer means; undefined for an exception of the app. */
export function explanationOf(error: unknown): string | undefined {
  const reason = reasonOf(error) ?? meaningOf(error);
  const outcome = error instanceof ApiError && error.outcome;
  return outcome ? [reason, outcome.sentence].filter(Boolean).join(' ') : reason;
}

/** Hindi and Urdu end a sentence with signs of their own. */
const sentenceEnd = /[.!?।۔؟]$/;

/** What the explanation says beyond a message that stands above it; undefined where it is the same, or the start of it. */
export function reasonBeside(message: string, error: unknown): string | undefined {
  const explanation = explanationOf(error) ?? '';
  if (message.startsWith(explanation.replace(sentenceEnd, ''))) return undefined;
  return sentenceEnd.test(message) && explanation.startsWith(message)
    ? explanation.slice(message.length).trim()
    : explanation;
}

function meaningOf(error: unknown): string | undefined {
  if (!isRefusal(error) || error.status === undefined) return undefined;
  return statusMessage(error.status, error.isVisitor ? visitorMessages : undefined, error.retryAfter);
}
