export type FieldErrors = Readonly<Record<string, string>>;

interface Details {
  /** Per field, what is wrong with it. */
  readonly errors?: FieldErrors;
  /** A word for programs, e.g. `STALE`, or the transitions that would be allowed. */
  readonly error?: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that says no, as the contract's table of statuses lists them. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 400 with the fields that are wrong; the first of them is the message. */
export function invalid(errors: FieldErrors): Refusal {
  const [first = 'The request does not fit the contract'] = Object.values(errors);
  return new Refusal(400, first, { errors });
}

export const unauthenticated = () => new Refusal(401, 'Please sign in to continue');
export const forbidden = () => new Refusal(403, 'You do not have permission to do this');
export const notFound = (what: string) => new Refusal(404, `${what} not found`);

/** 409 on one field that must be unique. */
export function duplicate(field: string, message: string): Refusal {
  return new Refusal(409, message, { errors: { [field]: message } });
}
