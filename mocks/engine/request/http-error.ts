import { t } from '#src/languages/texts.ts';

export type FieldErrors = Readonly<Record<string, string>>;

interface Details {
  /** Per field, what is wrong with it. */
  readonly errors?: FieldErrors;
  /** A word for programs, e.g. `STALE`, or the transitions that would be allowed. */
  readonly error?: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failure that the request is answered with, as the contract's table of statuses lists them. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 400 with the fields that are wrong; the first of them is the message. */
export function invalid(errors: FieldErrors): HttpError {
  const [first = t`The request does not fit the contract`] = Object.values(errors);
  return new HttpError(400, first, { errors });
}

export const unauthorized = () => new HttpError(401, t`Please sign in to continue`);
export const forbidden = () => new HttpError(403, t`You do not have permission to do this`);

/** 409 on one field that must be unique. */
export function duplicate(field: string, message: string): HttpError {
  return new HttpError(409, message, { errors: { [field]: message } });
}
