/** A way in which a server fails (shared list of the fault tests), and what the app makes of it. */
export interface Fault {
  readonly name: string;
  readonly fail: (request: Request) => Promise<Response>;
  /** The server said no; or it said nothing that could be understood. Section 8 has a text for each. */
  readonly kind: 'refused' | 'unanswered';
  /** What is shown beside the specification's words. */
  readonly reason?: string;
  /** Nothing comes at all: time has to pass. */
  readonly silent?: boolean;
  readonly status?: number;
}

const refusal = (status: number, message: string, more: object = {}, headers: Record<string, string> = {}): Fault => ({
  name: String(status),
  kind: 'refused',
  status,
  reason: message,
  fail: async () => Response.json({ success: false, message, ...more }, { status, headers }),
});

const page = async (status: number) =>
  new Response('<!doctype html><title>It works</title>', { status, headers: { 'Content-Type': 'text/html' } });

const unreadable = 'The server sent an answer that could not be read.';

/** Every fault but a 401, which is the end of the session, and slowness, which is none. */
export const faults: readonly Fault[] = [
  {
    name: 'offline',
    kind: 'unanswered',
    reason: 'The server could not be reached. Check your connection and try again.',
    fail: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  refusal(403, 'You may not do this.'),
  refusal(404, 'There is no such record.'),
  refusal(409, 'Somebody was faster.'),
  refusal(429, 'Too many requests. Try again in a minute.', {}, { 'Retry-After': '60' }),
  refusal(500, 'The server has a fault.'),
  {
    name: '500 without a word',
    kind: 'refused',
    status: 500,
    fail: async () => new Response(null, { status: 500 }),
  },
  {
    name: '10 s timeout',
    kind: 'unanswered',
    reason: 'The server did not answer within 10 seconds.',
    silent: true,
    fail: () => new Promise(() => {}),
  },
  {
    name: 'malformed JSON',
    kind: 'unanswered',
    reason: unreadable,
    fail: async () => new Response('{"success":tr', { headers: { 'Content-Type': 'application/json' } }),
  },
  { name: 'HTML with 200', kind: 'unanswered', reason: unreadable, fail: () => page(200) },
  {
    name: 'HTML with 502',
    kind: 'unanswered',
    status: 502,
    reason: 'The server is not reachable behind its gateway. Try again in a minute.',
    fail: () => page(502),
  },
];

const named = (...names: readonly string[]) => faults.filter(({ name }) => names.includes(name));

/**
 * One fault of each kind, for tests that draw a whole page: with the server's words, without a word, and no answer. That
 * every other fault is of one of these kinds is tested at the call, in calls.test.tsx.
 */
export const faultKinds: readonly Fault[] = named('403', '500 without a word', 'offline');

/** The same for what is written, where a conflict is a kind of its own. */
export const writeFaultKinds: readonly Fault[] = [...named('409'), ...faultKinds];

export const timeouts: readonly Fault[] = faults.filter(({ silent }) => silent);
