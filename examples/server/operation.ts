/** What one operation of the contract is, and how it says no. */
import type { Role } from './contract.ts';
import type { Database } from './database/database.ts';
import { type Fields, type Values } from './fields.ts';
import { type Sentence, t } from './languages.ts';

export type { Role };

/** Who is calling, and in which session. */
export interface Caller {
  id: string;
  role: Role;
  name: string;
  /** Null where it is an administrator. */
  studentId: string | null;
  session: string;
}

/** Who may call: `ADMIN` stands for each of the three administrators' roles. */
type Audience = 'public' | 'STUDENT' | 'ADMIN' | 'SUPER_ADMIN';

export interface Success {
  status?: 200 | 201;
  message?: Sentence;
  /** An `AsyncIterable` is a list that is sent as it comes. */
  data?: unknown;
  /** A file that is sent in place of an answer in JSON, to be saved and never shown. */
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
}

interface Input<P extends Fields, Q extends Fields, B extends Fields> {
  params: Values<P>;
  query: Values<Q>;
  body: Values<B>;
  /** Whoever calls; the operation is not asked where nobody may. In a public operation it must not be looked at. */
  caller: Caller;
  db: Database;
  /** That the request is answered in. */
  language: string;
}

export interface Operation<P extends Fields = Fields, Q extends Fields = Fields, B extends Fields = Fields> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:id` for a parameter. */
  path: string;
  audience: (query: URLSearchParams) => readonly Audience[];
  params: P;
  query: Q;
  /** Whether a parameter in the address that is not among `query` is refused. */
  isStrict?: boolean;
  /** Whether it makes or decides something, and so takes an `Idempotency-Key`. */
  isKeyed?: boolean;
  /** Whether the body is a form with a file, and no JSON. */
  isForm?: boolean;
  /** Whether the answer is about somebody, though anybody may ask: it is stored nowhere else. */
  isPersonal?: boolean;
  /** Absent where the operation takes no body. */
  body?: B;
  run(input: Input<P, Q, B>): Promise<Success>;
}

type Described<P extends Fields, Q extends Fields, B extends Fields> = Pick<
  Operation<P, Q, B>,
  'run' | 'isStrict' | 'isKeyed' | 'isForm' | 'isPersonal'
> & {
  /** Method and path, such as `GET /courses/:id`. */
  call: `${Operation['method']} /${string}`;
  audience: readonly Audience[] | Operation['audience'];
  params?: P;
  query?: Q;
  body?: B;
};

/** Describes an operation, so that `run` knows the types of what it gets. */
export function operation<P extends Fields, Q extends Fields, B extends Fields>(
  described: Described<P, Q, B>,
): Operation {
  const { call, audience, params, query, ...rest } = described;
  const [method, path] = call.split(' ');
  return {
    ...rest,
    method,
    path,
    audience: typeof audience === 'function' ? audience : () => audience,
    params: params ?? {},
    query: query ?? {},
  } as unknown as Operation;
}

/** Describes an operation that answers what it reads. */
export const reading = <P extends Fields>(
  path: `/${string}`,
  audience: readonly Audience[],
  read: (db: Database, params: Values<P>) => Promise<unknown>,
  params?: P,
): Operation =>
  operation({
    call: `GET ${path}`,
    audience,
    ...(params && { params }),
    run: async (input) => ({ data: await read(input.db, input.params as Values<P>) }),
  });

/** An answer that is no success. Whoever throws it in a transaction has written nothing. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  readonly sentence: Sentence;
  readonly details: { error?: string; errors?: Record<string, Sentence>; data?: unknown };
  readonly headers: Record<string, string>;

  /** @param sentence for the person at the screen */
  constructor(
    status: Refusal['status'],
    sentence: Sentence,
    details: Refusal['details'] = {},
    headers: Refusal['headers'] = {},
  ) {
    super(sentence());
    this.status = status;
    this.sentence = sentence;
    this.details = details;
    this.headers = headers;
  }
}

/** A 400 for fields that do not fit. What is said is what is wrong with the first. */
export function invalid(errors: Record<string, Sentence>): Refusal {
  const [first = () => t`The request does not fit the contract`] = Object.values(errors);
  return new Refusal(400, first, { errors });
}

export const unauthorized = () => new Refusal(401, () => t`Please sign in to continue`);
export const forbidden = () => new Refusal(403, () => t`You do not have permission to do this`);

/** What was looked for. @throws Refusal 404 */
export function found<T>(record: T | undefined, notFound: Sentence): T {
  if (record === undefined) throw new Refusal(404, notFound);
  return record;
}
