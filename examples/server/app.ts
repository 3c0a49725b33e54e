/** The operations over HTTP: in which order a request is examined, and what every answer has in common. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { languageDetector, type LanguageVariables } from 'hono/language';
import { answeredOnce, keyIn } from './answered-once.ts';
import { allOperations } from './api.ts';
import { type Database, isReadOnly } from './database/database.ts';
import { isShut, refusalOf } from './database/failures.ts';
import { keepingUp } from './database/replica.ts';
import { type Shares, shares } from './database/shares.ts';
import { isObject, read } from './fields.ts';
import { inLanguage, languages, type Sentence, t } from './languages.ts';
import { type Limit, limited } from './limit.ts';
import type { Served } from './metrics.ts';
import { type Caller, forbidden, invalid, type Operation, Refusal, type Success, unauthorized } from './operation.ts';
import { lapseOverdue } from './records/offers.ts';
import { callerOf } from './people/sessions.ts';

const MEBIBYTE = 1024 * 1024;

interface Env {
  Variables: LanguageVariables;
}

export interface Settings {
  /** How many requests a minute an address may send. */
  limit?: Limit;
  /** A replica of the database, which is read from. */
  replica?: Database;
  /** Is told of each request that is answered. */
  served?: (request: Served) => void;
}

/** The server without a port. */
export function createApp(db: Database, { limit, replica, served }: Settings = {}): Hono<Env> {
  const app = new Hono<Env>();
  app.use(
    languageDetector({
      order: ['header'],
      supportedLanguages: [...languages],
      fallbackLanguage: 'en',
      caches: false,
    }),
  );
  if (served)
    app.use(async (context, next) => {
      const began = performance.now();
      await next();
      const { method, routePath: route } = context.req;
      served({ method, route, status: context.res.status, ms: Math.round(performance.now() - began) });
    });
  app.use(compress());
  app.get('/health', async (context) => context.json({ success: true, isReadOnly: await isReadOnly(db) }));
  if (limit) app.use('/api/*', limited(limit));
  addOperations(app.basePath('/api'), shares(db), replica && shares(replica));
  app.notFound((context) => refused(context, new Refusal(404, () => t`The API has no such address`)));
  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    // It does not pass by itself: whoever runs the server has to see it.
    if (isShut(error)) console.error((error as Error).message);
    if (refusal) return refused(context, refusal);
    console.error(error);
    return refused(context, new Refusal(500, () => t`Something went wrong. Please try again.`));
  });
  return app;
}

/** The addresses of writes that a seat matters for: an offer whose time is over holds none of them. */
const ofSeats = /^\/(?:courses|applications\/(?!mine$)|admin\/(?:waiting-list|casework))/;

/** Where two paths fit an address, the one without a parameter counts. */
function addOperations(app: Hono<Env>, first: Shares, replica: Shares | undefined): void {
  const readFrom = keepingUp();
  const atMost = (mebibytes: number, sentence: Sentence) =>
    bodyLimit({
      maxSize: mebibytes * MEBIBYTE,
      onError: () => {
        // The rest of the body is not read, so nothing else can come on this connection.
        throw new Refusal(413, sentence, {}, { Connection: 'close' });
      },
    });
  const ofJson = atMost(1, () => t`The request is larger than 1 MiB`);
  const ofForm = atMost(6, () => t`The file is larger than 5 MB.`);
  const parameters = (path: string) => path.split(':').length - 1;
  const paths = [...new Set(allOperations.map(({ path }) => path))];
  for (const path of paths.toSorted((one, other) => parameters(one) - parameters(other))) {
    const ofPath = allOperations.filter((operation) => operation.path === path);
    for (const operation of ofPath) {
      app.on(operation.method, path, async (context) => {
        const caller = await identified(context, operation, first.signedIn);
        const whose = caller === nobody ? 'strangers' : 'signedIn';
        if (operation.method !== 'GET' && ofSeats.test(path)) await lapseOverdue(first[whose]);
        const tooMuch = operation.body && (await (operation.isForm ? ofForm : ofJson)(context, async () => {}));
        if (tooMuch) return tooMuch;
        const sent = await input(context, operation);
        const key = operation.isKeyed ? keyIn(context.req) : undefined;
        const db = first[whose];
        const language = context.get('language');
        const run = async (on: Database): Promise<Answer> => {
          const { message, ...success } = await operation.run({ ...sent, caller, db: on, language });
          return message ? { message: inLanguage(language, message), language, ...success } : success;
        };
        const done = async () => {
          if (key !== undefined) return answeredOnce(db, { ...sent, key, operation, caller }, run);
          return run(operation.method === 'GET' && replica ? await readFrom(db, replica[whose]) : db);
        };
        const { status = 200, language: written, ...rest } = await done();
        if (written) context.header('Content-Language', written);
        if (rest.file) return saved(context, rest.file);
        if (isList(rest.data)) return await streamed(context, rest.data);
        const isPublic = caller === nobody && operation.method === 'GET' && !operation.isPersonal;
        return answer(context, { success: true, ...rest }, status, isPublic);
      });
    }
    const allowed = ofPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(path, (context) =>
      refused(context, new Refusal(405, () => t`This address takes ${allowed} alone`, {}, { Allow: allowed })),
    );
  }
}

/** A success that is written. One that is kept for a key stays in the language of the request that came first. */
type Answer = Omit<Success, 'message'> & { message?: string; language?: string };

function refused(context: Context<Env>, { sentence, status, details, headers }: Refusal): Response {
  const language = context.get('language');
  const body = inLanguage(language, () => ({
    success: false,
    message: sentence(),
    ...details,
    ...(details.errors && {
      errors: Object.fromEntries(Object.entries(details.errors).map(([field, wrong]) => [field, wrong()])),
    }),
  }));
  return context.json(body, status, { 'Cache-Control': 'no-store', 'Content-Language': language, ...headers });
}

/** What is about people is stored nowhere else; what anybody may see is sent again only where it has changed. */
function answer(context: Context, body: object, status: 200 | 201, isPublic: boolean): Response {
  if (!isPublic) {
    context.header('Cache-Control', 'no-store');
    return context.json(body, status);
  }
  const text = JSON.stringify(body);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  const headers = { 'Cache-Control': 'no-cache', ETag: tag, 'Content-Type': 'application/json' };
  if (context.req.header('If-None-Match') === tag) return context.body(null, 304, headers);
  return context.body(text, status, headers);
}

/** The header that has a browser save a file under a name with any letters (RFC 6266, in RFC 8187's encoding). */
const attachment = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Sends a file that no browser shows as a page. */
const saved = (context: Context, { name, type, bytes }: NonNullable<Success['file']>): Response =>
  context.body(bytes, 200, {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });

const isList = (data: unknown): data is AsyncIterable<unknown> =>
  typeof data === 'object' && data !== null && Symbol.asyncIterator in data;

/** Sends a list as it comes, so that a long one is never in memory as a whole. */
async function streamed(context: Context, rows: AsyncIterable<unknown>): Promise<Response> {
  const iterator = rows[Symbol.asyncIterator]();
  // Where the database says no, it says so now.
  let next = await iterator.next();
  let text = '{"success":true,"data":[';
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      while (!next.done && text.length < 65_536) {
        text += JSON.stringify(next.value);
        next = await iterator.next();
        text += next.done ? '' : ',';
      }
      controller.enqueue(encoder.encode(next.done ? `${text}]}` : text));
      text = '';
      if (next.done) controller.close();
    },
    cancel: () => void iterator.return?.(),
  });
  return context.body(body, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
}

/** Whoever calls a public operation. */
const nobody: Caller = { id: '', role: 'STUDENT', name: '', studentId: null, session: '' };

/** @throws Refusal 401 or 403, before anything else of the request is read */
async function identified(context: Context, operation: Operation, db: Database): Promise<Caller> {
  const audience = operation.audience(new URL(context.req.url).searchParams);
  if (audience.includes('public')) return nobody;
  const [, token] = /^Bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  const caller = token === undefined ? undefined : await callerOf(db, token);
  if (!caller) throw unauthorized();
  const may = caller.role === 'STUDENT' ? ['STUDENT'] : ['ADMIN', caller.role];
  if (!audience.some((role) => may.includes(role))) throw forbidden();
  return caller;
}

/** @throws Refusal 415 or 400, with each field that does not fit */
async function input(context: Context, operation: Operation) {
  const bodyOf = operation.isForm ? form : json;
  const body = operation.body ? await bodyOf(context) : {};
  const query = context.req.query();
  const unknown = operation.isStrict ? Object.keys(query).filter((name) => !Object.hasOwn(operation.query, name)) : [];
  const parts = {
    params: read(context.req.param(), operation.params),
    query: read(query, operation.query),
    body: read(body, operation.body ?? {}),
  };
  const errors = {
    ...parts.body.errors,
    ...parts.query.errors,
    ...Object.fromEntries(unknown.map((name) => [name, () => t`The list has no such filter`])),
    ...parts.params.errors,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { params: parts.params.values, query: parts.query.values, body: parts.body.values };
}

async function json(context: Context): Promise<Record<string, unknown>> {
  const type = context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Refusal(415, () => t`The request must be JSON (Content-Type: application/json)`);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer()));
  } catch {
    throw invalid({ body: () => t`The request is not well-formed JSON` });
  }
  if (!isObject(body)) throw invalid({ body: () => t`The request must be a JSON object` });
  return body;
}

const notWellFormed = () => invalid({ body: () => t`The request is not a well-formed form` });

/** The fields of a form: texts, and files with their bytes. @throws Refusal 415; 400 where a field comes twice */
async function form(context: Context): Promise<Record<string, unknown>> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415, () => t`The request must be multipart/form-data`);
  let sent: FormData;
  try {
    const bytes = await context.req.arrayBuffer();
    sent = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw notWellFormed();
  }
  const fields = new Map<string, unknown>();
  for (const [name, value] of sent) {
    if (fields.has(name)) throw notWellFormed();
    const isText = typeof value === 'string';
    fields.set(name, isText ? value : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return Object.fromEntries(fields);
}
