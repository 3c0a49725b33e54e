import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Answer, type Ask, type Call, operationAt, type Rule } from './call.ts';

/** A body as JSON where it is, else as its text, and undefined where there is none. */
function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Of the server's headers these say something that the contract knows. */
const passedOn = ['Retry-After', 'Allow'] as const;

/** Asks the server. Of the portal's headers the token alone goes on: an origin would bring the server's own CORS in. */
const askTarget =
  (target: string): Ask =>
  async ({ method, path, token, body }) => {
    const headers = {
      Accept: 'application/json',
      ...(token && { Authorization: token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(target + path, { method, headers, ...sent, redirect: 'manual' });
    const said = Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    );
    return { status: response.status, body: parsed(await response.text()), headers: said };
  };

const unreachable: Answer = { status: 502, body: { success: false, message: 'The server could not be reached.' } };

/**
 * A server that conforms to the contract in front of one that does not.
 * @param target the other server's API, without a slash at its end, e.g. `http://localhost:8081/api`
 * @param rules what is done about each of its ways, in the order in which an answer goes through them
 */
export function adapter(target: string, rules: readonly Rule[]): Hono {
  const ask = askTarget(target);
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Retry-After'] }));
  app.all('/api/*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const path = pathname.slice('/api'.length) + search;
    const { method } = req;
    const token = req.header('Authorization');
    const call: Call = { id: operationAt(method, path), method, path, token, body: parsed(await req.text()) };
    // What is sent takes the way back: the last of the rules is the nearest to the portal.
    const sent = rules.toReversed().reduce((now, rule) => rule.request?.(now) ?? now, call);
    let answer = await ask(sent).catch(() => unreachable);
    const { headers = {} } = answer;
    for (const rule of rules) answer = (await rule.answer?.(answer, call, ask)) ?? answer;
    return Response.json(answer.body ?? {}, { status: answer.status, headers });
  });
  app.notFound((context) => context.json({ success: false, message: 'The API is below /api.' }, 404));
  return app;
}
