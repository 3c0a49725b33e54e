/** Why an answer never came: no connection, no answer in time, or one that is not the contract's JSON. */
export type NoAnswerReason = 'offline' | 'timeout' | 'malformed';

interface Refusal {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly retryAfter?: number | undefined;
  readonly data?: unknown;
}

const silences: Readonly<Record<NoAnswerReason, string>> = {
  offline: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server did not answer within 10 seconds.',
  malformed: 'The server sent an answer that could not be read.',
};

/**
 * A call that failed. `refused`: the server said no, perhaps with a message, perhaps field by field. `unanswered`: it
 * never said anything that could be understood (section 8 names a different text for each of the two).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'refused' | 'unanswered';
  readonly status: number | undefined;
  /** The envelope's `error`: a word for programs, e.g. which transitions a 422 would have allowed. */
  readonly code: string | undefined;
  /** What is wrong, field by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Seconds after which a 429 may be tried again. */
  readonly retryAfter: number | undefined;
  /** What a refusal carries beside its words, e.g. the stored record with a stale update. */
  readonly data: unknown;
  readonly silence: NoAnswerReason | undefined;

  private constructor(
    kind: 'refused' | 'unanswered',
    status: number | undefined,
    refusal: Refusal,
    silence?: NoAnswerReason,
  ) {
    super(refusal.message ?? '');
    this.kind = kind;
    this.status = status;
    this.code = refusal.code;
    this.errors = refusal.errors ?? {};
    this.retryAfter = refusal.retryAfter;
    this.data = refusal.data;
    this.silence = silence;
  }

  /** The server said no. */
  static refused(status: number, refusal: Refusal = {}): ApiError {
    return new ApiError('refused', status, refusal);
  }

  /** The server said nothing, or nothing that could be read. */
  static unanswered(silence: NoAnswerReason, status?: number): ApiError {
    return new ApiError('unanswered', status, { message: silences[silence] }, silence);
  }
}

/** Whether the server itself answered with this status. */
export function isRefusal(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused' && (status === undefined || error.status === status);
}

/** Section 8, a failure without the server's words: one text where it said no, the other where it never answered. */
export function fallbackOf(error: unknown, refused: string, unanswered: string): string {
  return isRefusal(error) ? refused : unanswered;
}

/** Section 8, "server message, else": the message of a refusal, else the fallback of its kind. */
export function messageOf(error: unknown, refused: string, unanswered: string): string {
  return (isRefusal(error) && error.message) || fallbackOf(error, refused, unanswered);
}

/** What a person may do about a failure, in a sentence; undefined where nothing more is known than that it failed. */
export function reasonOf(error: unknown): string | undefined {
  return (error instanceof ApiError && error.message) || undefined;
}
