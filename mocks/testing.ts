import { getResponse, type HttpHandler } from 'msw';
import { openSession } from './demo/account-session.ts';
import { nodeBackend, type NodeBackendOptions } from './node.ts';
import { demoPassword } from './university/seed/demo-accounts.ts';

const origin = 'http://portal.test';

export interface RequestOptions {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as it is, in place of the JSON of `body`. */
  readonly rawBody?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a test reads of an answer; which fields are there depends on the operation. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    success: boolean;
    message?: string;
    error?: string;
    errors?: Record<string, string>;
    data?: unknown;
  };
}

/** Sends requests to the handlers, as a page would. */
export function clientOf(handlers: HttpHandler[]) {
  /** The answer as it comes. */
  async function fetchFrom(
    path: string,
    { method = 'GET', token, body, rawBody, headers = {} }: RequestOptions = {},
  ): Promise<Response> {
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`${origin}/api${path}`, {
      method,
      headers: {
        // A form names its type itself.
        ...(payload === undefined || payload instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`nothing answered ${method} ${path}`);
    return response;
  }

  async function send(path: string, options?: RequestOptions): Promise<Answer> {
    const response = await fetchFrom(path, options);
    const isJson = response.headers.get('Content-Type') === 'application/json';
    const body = isJson ? ((await response.json()) as Answer['body']) : { success: response.ok };
    return { status: response.status, headers: response.headers, body };
  }

  async function login(email: string, password = demoPassword): Promise<string> {
    const { body } = await send('/auth/login', { method: 'POST', body: { email, password } });
    const { token } = (body.data ?? {}) as { token?: string };
    if (token === undefined) throw new Error(`${email} could not sign in: ${body.message}`);
    return token;
  }

  return { send, fetchFrom, login };
}

/** When tests take place, unless they move the clock. */
export const testTime = new Date('2026-07-20T09:00:00.000Z');

/** A small seeded backend in memory with a clock that a test moves, and a client for it. */
export async function testBackend(options: NodeBackendOptions = {}) {
  const clock = { now: testTime };
  const backend = await nodeBackend({ students: 40, now: () => clock.now, ...options });
  const tokenOf = async (email: string) => (await openSession(backend.database, email, clock.now)).token;
  return { ...backend, clock, ...clientOf(backend.handlers), tokenOf };
}

export type TestBackend = Awaited<ReturnType<typeof testBackend>>;
export const accounts = {
  superAdmin: 'admin@university.example',
  staffAdmin: 'staff@university.example',
  student: 'student@university.example',
} as const;
