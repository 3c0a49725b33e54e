import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { addressOf } from '#conformance/kit/client.ts';
import type { UniversityRun } from '../university-run.ts';
import { isServerFailure, type SentBody } from '#conformance/kit/exchange.ts';
import { recipeOf } from '../recipes.ts';
import type { Target } from '../recipe.ts';
import { type KnownPaths, knownPaths, probe } from './probe.ts';

const json = 'application/json';
const mebibyte = 1024 * 1024;

const oversized: SentBody = {
  text: `{"padding":"${'x'.repeat(mebibyte)}"}`,
  type: json,
  command: `{ printf '{"padding":"'; head -c ${mebibyte} /dev/zero | tr '\\0' x; printf '"}'; }`,
};

const malformed: readonly (readonly [what: string, text: string])[] = [
  ['half an object', '{"name":'],
  ['no body', ''],
  ['words', 'name=Asha'],
  ['a number that JSON does not have', '{"cgpa":NaN}'],
];

const otherTypes: readonly (readonly [what: string, type: string | undefined])[] = [
  ['text/plain', 'text/plain'],
  ['application/xml', 'application/xml'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['no media type', undefined],
];

/** Who may send the operation, and to what. */
async function targetOf(run: UniversityRun, operation: OperationId): Promise<Target | undefined> {
  if (operation !== 'reviewApplication') return recipeOf(operation)?.target(run);
  const application = await run.newApplication();
  return application && { as: run.admin, path: { id: application.id } };
}

/**
 * Bodies that are not the JSON which the operation reads: none, another media type, too large. Who may call sends them, since
 * to anybody else 401 or 403 is the right answer. That these come first is checked with bodies that are JSON.
 */
export async function checkBodyForms(run: UniversityRun, operation: OperationId): Promise<void> {
  if (!operations[operation].hasBody || 'takesFile' in operations[operation]) return;
  const target = await targetOf(run, operation);
  if (!target) return run.results.skip(operation, 'forms of the body', run.whyNothing);
  const { as, path } = target;
  const send = (sent: SentBody) => run.call(operation, { as, sent, ...(path && { path }) });
  for (const [what, text] of malformed) {
    const { status, exchange } = await send({ text, type: json });
    run.results.check(operation, 'malformed-json', {
      ok: status === 400 || isServerFailure(status),
      what,
      effect: status >= 400 && status !== 401 ? 'works' : 'broken',
      exchange,
    });
  }
  for (const [what, type] of otherTypes) {
    const { status, exchange } = await send({ text: '{}', type });
    run.results.check(operation, 'media-type', { ok: status === 415 || isServerFailure(status), what, exchange });
  }
  const large = await run.client.exchange(
    operation,
    operations[operation].method.toUpperCase(),
    addressOf(operation, path),
    as,
    oversized,
  );
  // A server that gives the connection up has refused the body too, but its words are lost.
  run.results.check(operation, 'too-large', { ok: large.status === 413, what: 'a body over 1 MiB', exchange: large });
}

/** The methods that a path takes: those of the operations that the level has, and HEAD with GET. */
function methodsOf(run: UniversityRun, path: string): string[] {
  const known = [...run.level].filter((id) => operations[id].path === path);
  return known.flatMap((id) =>
    operations[id].method === 'get' ? ['GET', 'HEAD'] : [operations[id].method.toUpperCase()],
  );
}

/** Never DELETE or PUT: a server that knows them would do what they say. */
function wrongMethodsFor(path: string): string[] {
  const hasGet = Object.values(operations).some((operation) => operation.path === path && operation.method === 'get');
  return ['PATCH', ...(hasGet || path.includes('{') ? [] : ['GET'])];
}

/** A method that the operation's path does not have: a 405 that says which it has. The portal sends none, and needs none. */
async function checkMethods(run: UniversityRun, operation: OperationId): Promise<void> {
  const { path } = operations[operation];
  for (const method of wrongMethodsFor(path)) {
    if (run.readOnly && method !== 'GET') {
      run.results.skip(operation, `the method ${method}`, 'with --read-only nothing but GET and HEAD is sent');
      continue;
    }
    const address = path.replace(/\{\w+\}/g, 'kit');
    const body = method === 'PATCH' ? { text: '{}', type: json } : undefined;
    const exchange = await run.client.exchange(operation, method, address, run.admin, body);
    const { status, headers } = exchange;
    const refused = run.results.check(operation, 'wrong-method', {
      ok: status === 405 && exchange.json !== undefined,
      what: method,
      expected: 'a 405 in JSON',
      effect: isServerFailure(status) || status < 300 ? 'broken' : 'works',
      exchange,
    });
    if (!refused) continue;
    const allowed = new Set((headers.get('Allow') ?? '').split(',').map((name) => name.trim().toUpperCase()));
    const known = methodsOf(run, path);
    run.results.check(operation, 'allow', {
      ok: known.every((name) => allowed.has(name)) && !allowed.has(method),
      what: method,
      expected: `Allow: ${known.join(', ')}`,
      seen: headers.has('Allow') ? `Allow: ${headers.get('Allow')}` : 'no Allow',
      exchange,
    });
  }
}

/** HEAD, where there is GET: the same status and type, and no body. */
async function checkHead(run: UniversityRun, operation: OperationId, known: KnownPaths): Promise<void> {
  const call = probe(operation, known);
  const get = await run.call(operation, { ...call, as: run.admin });
  if (isServerFailure(get.status)) return;
  const exchange = await run.client.exchange(operation, 'HEAD', addressOf(operation, call.path), run.admin);
  const { status, headers, text } = exchange;
  const type = get.exchange.headers.get('Content-Type');
  run.results.check(operation, 'head', {
    ok: status === get.status && headers.get('Content-Type') === type && text === '',
    expected: `a ${get.status}, Content-Type ${type}, no body`,
    seen: `${status || exchange.text}, Content-Type ${headers.get('Content-Type') ?? 'missing'}${status && text ? ', with a body' : ''}`,
    effect: isServerFailure(status) ? 'broken' : 'works',
    exchange,
  });
}

/** Addresses that no operation has. */
async function checkUnknownPaths(run: UniversityRun): Promise<void> {
  if (!run.selects('*')) return;
  for (const path of ['/no-such-thing', '/students/kit/no-such-part', '/courses/kit/no/such/part', '/admin']) {
    const exchange = await run.client.exchange('*', 'GET', path, run.admin);
    const readable = exchange.json !== undefined;
    run.results.check('*', 'unknown-path', {
      ok: exchange.status === 404 && readable,
      what: path,
      expected: 'a 404 in JSON',
      exchange,
    });
  }
}

/** Methods that a path does not have, HEAD, and paths that the API does not have. */
export async function checkAddresses(run: UniversityRun): Promise<void> {
  for (const operation of run.selected) await checkMethods(run, operation);
  const reads = run.selected.filter((operation) => operations[operation].method === 'get');
  const known = reads.length > 0 ? await knownPaths(run) : {};
  for (const operation of reads) await checkHead(run, operation, known);
  await checkUnknownPaths(run);
}
