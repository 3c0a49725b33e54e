/** The operations over HTTP: in which order a request is examined, and what every answer has in common. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isObject, read } from './fields.ts';
import { type Caller, type Operation, Refusal } from './operation.ts';
import { type People } from './people.ts';

const MEBIBYTE = 1024 * 1024;

/**
 * The server without a port.
 * @param operations all of them; where two paths fit an address the one without a parameter counts
 */
export function createApp(operations: readonly Operation[], people: People): Hono {
  const app = new Hono().basePath('/api');
  const limit = bodyLimit({
    maxSize: MEBIBYTE,
    onError: () => {
      // The rest of the body is not read, so nothing else can come on this connection.
      throw new Refusal(413, 'That is too much at once.', {}, { Connection: 'close' });
    },
  });
  const parameters = (path: string) => path.split(':').length - 1;
  const paths = [...new Set(operations.map(({ path }) => path))];
  for (const path of paths.toSorted((one, other) => parameters(one) - parameters(other))) {
    const ofPath = operations.filter((operation) => operation.path === path);
    for (const operation of ofPath) {
      app.on(operation.method, path, async (context) => {
        const caller = identified(context, operation, people);
        const refused = operation.body && (await limit(context, async () => {}));
        if (refused) return refused;
        const { status = 200, ...rest } = await operation.run({ ...(await input(context, operation)), caller });
        return context.json({ success: true, ...rest }, status);
      });
    }
    const allowed = ofPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(path, (context) =>
      context.json({ success: false, message: 'This address does not take that method.' }, 405, { Allow: allowed }),
    );
  }
  app.notFound((context) => context.json({ success: false, message: 'There is nothing at this address.' }, 404));
  app.onError((error, context) => {
    if (error instanceof Refusal)
      return context.json({ success: false, message: error.message, ...error.details }, error.status, error.headers);
    console.error(error);
    return context.json({ success: false, message: 'Something went wrong on the server.' }, 500);
  });
  return app;
}

/** @throws Refusal 401 or 403, before anything else of the request is read */
function identified(context: Context, operation: Operation, people: People): Caller | undefined {
  const audience = operation.audience(new URL(context.req.url).searchParams);
  if (audience.includes('public')) return undefined;
  const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  const caller = token === undefined ? undefined : people.callerOf(token);
  if (!caller) throw new Refusal(401, 'Please sign in.');
  if (!audience.includes(caller.role === 'STUDENT' ? 'STUDENT' : 'ADMIN'))
    throw new Refusal(403, 'This account may not do that.');
  return caller;
}

/** @throws Refusal 415 or 400, with each field that does not fit */
async function input(context: Context, operation: Operation) {
  const body = operation.body ? await json(context) : {};
  const parts = {
    params: read(context.req.param(), operation.params),
    query: read(context.req.query(), operation.query),
    body: read(body, operation.body ?? {}),
  };
  const errors = { ...parts.body.errors, ...parts.query.errors, ...parts.params.errors };
  if (Object.keys(errors).length > 0) throw new Refusal(400, 'Please check what was entered.', { errors });
  return { params: parts.params.values, query: parts.query.values, body: parts.body.values };
}

async function json(context: Context): Promise<Record<string, unknown>> {
  const type = context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal(415, 'The body must be application/json.');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer()));
  } catch {
    throw new Refusal(400, 'The body is no JSON.');
  }
  if (!isObject(body)) throw new Refusal(400, 'The body must be an object.');
  return body;
}
