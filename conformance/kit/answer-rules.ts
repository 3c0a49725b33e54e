import type { SchemaError } from '#openapi/validator.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { validators } from '#openapi/responses.gen.js';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { type Exchange, shown } from './exchange.ts';
import type { CheckResults } from './check-results.ts';

/** What has to be known of a contract to judge its answers. */
export interface AnswerKnowledge {
  /** The field with the one secret that an operation is meant to answer with. */
  readonly secrets: Partial<Record<OperationId, string>>;
  /** The envelope of a success in the contract's shape, where the portal reads it as that; undefined where it cannot. */
  readonly readLeniently: (operation: OperationId, body: unknown) => Json | undefined;
}

const secretName = /passw|credential|hash|salt|secret|token/i;
/** bcrypt, Argon2, scrypt, PBKDF2 and the like, as they are usually written. */
const hashValue = /^(?:\{\w+\})?\$(?:2[aby]|argon2\w*|scrypt|pbkdf2[\w-]*)\$|^[0-9a-f]{64}$|^[0-9a-f]{128}$/;
/** What the text of an answer with a secret has in it: a name, or the beginning of a hash. */
const suspicious = /"\w*(?:passw|credential|hash|salt|secret|token)\w*"\s*:|\$(?:2|argon|scrypt|pbkdf)|[0-9a-f]{64}/i;
const stackTrace = /\n\s+at \S+[ (]|Traceback \(most recent|\bat [\w.$]+\([\w$]+\.(?:java|kt):\d+\)|"trace"\s*:/;

/** Every name and text in an answer, with the path that leads to it. */
function* partsOf(value: unknown, path = ''): Generator<readonly [path: string, name: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const at = Array.isArray(value) ? path : `${path}/${name}`;
    if (!Array.isArray(value)) yield [at, name, part];
    yield* partsOf(part, at);
  }
}

/** The texts that a request has sent as passwords, where they are long enough to be told from other words. */
function passwordsIn({ sent }: Exchange): string[] {
  if (!sent || !/password/i.test(sent.text)) return [];
  const names = sent.text.matchAll(/"\w*password"\s*:\s*("(?:[^"\\]|\\.)*")/gi);
  return [...names].map(([, text = '""']) => String(JSON.parse(text))).filter((text) => text.length >= 8);
}

/** The first secret in an answer, as the path to it; undefined where there is none. */
function leakIn(operation: OperationId, exchange: Exchange, secrets: AnswerKnowledge['secrets']): string | undefined {
  const { status, json, text } = exchange;
  const passwords = passwordsIn(exchange);
  // Nearly all answers hold no such word anywhere, and lists are long.
  if (!suspicious.test(text) && !passwords.some((password) => text.includes(password.slice(0, 4)))) return undefined;
  const allowed = status < 300 ? secrets[operation] : undefined;
  for (const [path, name, value] of partsOf(json)) {
    if (path.startsWith('/errors') || name === allowed || value === null) continue;
    if (secretName.test(name)) return `${path.slice(1)}: ${shown(value)}`;
    if (typeof value !== 'string') continue;
    if (hashValue.test(value)) return `${path.slice(1)} looks like a hash`;
    if (passwords.some((password) => value.includes(password)))
      return `${path.slice(1)} holds the password that was sent`;
  }
  return undefined;
}

const combinations = new Set(['anyOf', 'oneOf', 'if']);

/** The error that says most: of several branches of a schema, the one that fits best gets furthest into the body. */
function mainError(errors: readonly SchemaError[] | null | undefined): SchemaError | undefined {
  const depth = ({ instancePath }: SchemaError) => instancePath.split('/').length;
  const single = (errors ?? []).filter(({ keyword }) => !combinations.has(keyword));
  return single.toSorted((a, b) => depth(b) - depth(a))[0] ?? errors?.[0];
}

/** The field that an error is about, with the names that lead to it: `attendance.percentage`. */
function fieldOf({ instancePath, params }: SchemaError): string {
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, string | undefined>>;
  const names = [...instancePath.split('/').slice(1), missingProperty ?? additionalProperty ?? ''];
  return names.filter((name) => name !== '' && !/^\d+$/.test(name)).join('.');
}

/** `/data/3/attendance` as `data[3].attendance`. */
const pathOf = (steps: readonly string[]) =>
  steps.map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : i === 0 ? step : `.${step}`)).join('') || 'the body';

const valueAt = (body: unknown, steps: readonly string[]) =>
  steps.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    body,
  );

/** An error as a sentence, with the value that it is about. */
function wordsOf({ keyword, instancePath, message = keyword, params }: SchemaError, body: unknown): string {
  const steps = instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, string | undefined>>;
  const problem =
    missingProperty === undefined
      ? additionalProperty === undefined
        ? message
        : `has ${additionalProperty}, which the contract does not declare`
      : `has no ${missingProperty}`;
  return `${pathOf(steps)} ${problem}: ${shown(valueAt(body, steps))}`;
}

/** What the portal's own reading left wrong, by the value that was answered: a missing text is read as an empty one. */
function unreadableWords({ instancePath, params }: SchemaError, body: unknown): string {
  const { missingProperty } = params as Readonly<Record<string, string | undefined>>;
  const steps = [...instancePath.split('/').slice(1), ...(missingProperty === undefined ? [] : [missingProperty])];
  const value = valueAt(body, steps);
  if (value !== undefined) return `${pathOf(steps)} is ${shown(value)}, which the portal cannot read`;
  const parent = steps.slice(0, -1);
  return `${pathOf(parent)} has no ${steps.at(-1) ?? 'data'}: ${shown(valueAt(body, parent))}`;
}

function checkFailure(operation: OperationId, exchange: Exchange, results: CheckResults): void {
  const { json, status } = exchange;
  const body: Json = isRecord(json) ? json : {};
  const { success, message } = body;
  const ok = results.check(operation, 'readable-failure', {
    ok: success === false && typeof message === 'string' && message.trim() !== '',
    what: `a ${status}`,
    exchange,
  });
  const check = validators[`${operation}${status}`];
  if (!ok || !check) return;
  const fits = check(json);
  const failure = mainError(check.errors);
  results.check(operation, 'fits-schema', {
    ok: fits,
    what: `a ${status}`,
    effect: 'works',
    seen: failure && wordsOf(failure, json),
    exchange,
  });
}

/** The data of a success, in the contract's shape where the portal can read it as that. */
function checkSuccess(
  operation: OperationId,
  exchange: Exchange,
  results: CheckResults,
  { readLeniently }: AnswerKnowledge,
): unknown {
  const { json, text } = exchange;
  const check = validators[`${operation}${operations[operation].status}`]!;
  const fits = check(json);
  if (fits) {
    results.check(operation, 'fits-schema', { ok: true });
    return (json as Json)['data'];
  }
  const raw = mainError(check.errors);
  const read =
    isRecord(json) && json['success'] === false ? undefined : readLeniently(operation, text === '' ? null : json);
  const readable = read !== undefined && check(read);
  // What the portal's own reading mends is not what hurts.
  const isHurt = read !== undefined && !readable;
  const error = isHurt ? (mainError(check.errors) ?? raw) : raw;
  const what = error && isRecord(json) ? fieldOf(error).replace(/^data\.?/, '') || 'data' : 'the envelope';
  results.check(operation, 'fits-schema', {
    ok: false,
    what,
    effect: readable ? 'works' : 'broken',
    seen: error && (isHurt ? unreadableWords : wordsOf)(error, json),
    exchange,
  });
  return read?.['data'];
}

/** A success that is a file, and no JSON: a browser saves it, and never shows it as a page. */
function checkFile(operation: OperationId, exchange: Exchange, results: CheckResults): void {
  const { status, headers } = exchange;
  results.check(operation, 'documented-status', {
    ok: status === operations[operation].status,
    what: String(status),
    effect: 'works',
    exchange,
  });
  const [disposition, sniffing] = ['Content-Disposition', 'X-Content-Type-Options'].map((name) => headers.get(name));
  results.check(operation, 'fits-schema', {
    ok: /^attachment\b/i.test(disposition ?? '') && sniffing === 'nosniff',
    what: 'the headers of a file',
    effect: 'works',
    seen: `Content-Disposition ${disposition ?? 'missing'}, X-Content-Type-Options ${sniffing ?? 'missing'}`,
    exchange,
  });
}

/**
 * Holds one answer to what every answer has to be.
 * @returns its data, as the portal would read it
 */
export function checkAnswer(
  operation: OperationId,
  exchange: Exchange,
  results: CheckResults,
  known: AnswerKnowledge,
): unknown {
  const { status, text, json, headers } = exchange;
  const check = results.check.bind(results, operation);
  if (!check('answers', { ok: status !== 0, exchange })) return undefined;
  // 503 and 507 are what a server that cannot write answers; nothing here can bring that about.
  if (!check('no-server-error', { ok: status < 500, exchange })) return undefined;
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && validators[`${operation}${operations[operation].status}`] === undefined) {
    checkFile(operation, exchange, results);
    return undefined;
  }
  const documented = validators[`${operation}${status}`] !== undefined;
  check('documented-status', {
    ok: documented,
    what: String(status),
    // The portal takes any 2xx for a success, and shows the words of any refusal but the one that ends a session.
    effect: isSuccess || (status >= 400 && status !== 401) ? 'works' : 'broken',
    exchange,
  });
  const isJson = json !== undefined && /\bjson\b/i.test(headers.get('Content-Type') ?? '');
  const empty = text === '';
  const wellTyped = check('json-body', {
    ok: isJson,
    what: empty ? 'an empty body' : json === undefined ? 'a body that is no JSON' : 'the Content-Type',
    // The portal knows a failure by its status, and has words of its own for each.
    effect:
      json !== undefined || status >= 400 || (empty && operations[operation].method === 'delete') ? 'works' : 'broken',
    seen: `${status}, Content-Type ${headers.get('Content-Type') ?? 'missing'}, ${empty ? 'no body' : shown(text)}`,
    exchange,
  });
  if (status === 429) check('retry-after', { ok: /^\d+$/.test(headers.get('Retry-After') ?? ''), exchange });
  const leak = leakIn(operation, exchange, known.secrets);
  check('no-secrets', { ok: leak === undefined, what: leak?.split(/[: ]/)[0] ?? '', seen: leak, exchange });
  if (status >= 400) check('no-stack-trace', { ok: !stackTrace.test(text.replaceAll(String.raw`\n`, '\n')), exchange });
  if (!wellTyped && json === undefined && !empty) return undefined;
  if (isSuccess) return checkSuccess(operation, exchange, results, known);
  if (status >= 400) checkFailure(operation, exchange, results);
  return undefined;
}
