/** What a server, or the way to it, can do to a request; each as a wire of tests/render.tsx that answers every request so. */
type Answer = () => Promise<Response>;

const refusal =
  (status: number, message: string): Answer =>
  async () =>
    Response.json({ success: false, message }, { status, ...(status === 429 && { headers: { 'Retry-After': '60' } }) });

/** The server said no, in words of its own. A 401 stands apart: it ends at the login. */
export const refusals: readonly (readonly [name: string, wire: Answer, words: string])[] = [
  ['403', refusal(403, 'You do not have permission to do this'), 'You do not have permission to do this'],
  ['404', refusal(404, 'There is nothing here'), 'There is nothing here'],
  ['409', refusal(409, 'Somebody was here before'), 'Somebody was here before'],
  ['429', refusal(429, 'Too many requests, try again in a minute'), 'Too many requests, try again in a minute'],
  ['500', refusal(500, 'The server has failed'), 'The server has failed'],
];

/** The server said no, without a word. */
export const wordless: readonly (readonly [name: string, wire: Answer])[] = [
  ['500 without a body', async () => new Response(null, { status: 500 })],
  ['a success flag that is false', async () => Response.json({ success: false })],
];

/** No answer came, or none that can be read. */
export const silences: readonly (readonly [name: string, wire: Answer])[] = [
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'malformed JSON',
    async () => new Response('{"success": true, "data": [', { headers: { 'Content-Type': 'application/json' } }),
  ],
  [
    'HTML with 200',
    async () => new Response('<!doctype html><h1>Portal</h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['HTML with 502', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
];

/** Every way to fail, whatever the words. */
export const failures: readonly (readonly [name: string, wire: Answer])[] = [
  ...refusals.map(([name, wire]) => [name, wire] as const),
  ...wordless,
  ...silences,
];

/** The token has died. */
export const unauthorized: Answer = refusal(401, 'Please sign in to continue');
