import type { ErrorObject } from 'ajv';
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

const wordsOf = ({ keyword, instancePath, message = keyword, params }: ErrorObject) =>
  `${instancePath.slice(1) || 'the body'} ${keyword === 'additionalProperties' ? `${message}: ${params['additionalProperty']}` : message}`;

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
  results.check(operation, 'fits-schema', {
    ok: fits,
    what: `a ${status}`,
    effect: 'works',
    seen: check.errors?.map(wordsOf)[0],
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
  const [error] = check.errors ?? [];
  const read =
    isRecord(json) && json['success'] === false ? undefined : readLeniently(operation, text === '' ? null : json);
  const readable = read !== undefined && check(read);
  const what = isRecord(json) ? (error?.instancePath ?? '').replace(/\/\d+/g, '') || 'the envelope' : 'the envelope';
  results.check(operation, 'fits-schema', {
    ok: false,
    what: what.replace(/^\/data\/?/, '') || 'data',
    effect: readable ? 'works' : 'broken',
    seen: error && `${wordsOf(error)}, but the body is ${shown(json)}`,
    exchange,
  });
  return read?.['data'];
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
