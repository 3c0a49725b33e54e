import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { addressOf } from '#conformance/kit/client.ts';
import type { Kit } from '../university-run.ts';
import type { SentBody } from '#conformance/kit/exchange.ts';
import { recipes, type Target } from '../recipes.ts';
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
async function targetOf(kit: Kit, operation: OperationId): Promise<Target | undefined> {
  if (operation !== 'reviewApplication') return recipes[operation]?.target(kit);
  const application = await kit.newApplication();
  return application && { as: kit.admin, path: { id: application.id } };
}

/** Bodies that are not what the operation reads: no JSON, another media type, too large. */
export async function checkBodyForms(kit: Kit, operation: OperationId): Promise<void> {
  if (!operations[operation].hasBody) return;
  const target = await targetOf(kit, operation);
  if (!target)
    return kit.ledger.skip(operation, 'forms of the body', 'the record or account that they are for could not be made');
  const { as, path } = target;
  const send = (sent: SentBody) => kit.call(operation, { as, sent, ...(path && { path }) });
  for (const [what, text] of malformed) {
    const { status, exchange } = await send({ text, type: json });
    kit.ledger.check(operation, 'malformed-json', {
      ok: status === 400 || status === 0 || status >= 500,
      what,
      effect: status >= 400 && status !== 401 ? 'lenient' : 'broken',
      exchange,
    });
  }
  for (const [what, type] of otherTypes) {
    const { status, exchange } = await send({ text: '{}', type });
    kit.ledger.check(operation, 'media-type', { ok: status === 415 || status === 0 || status >= 500, what, exchange });
  }
  const large = await kit.client.exchange(
    operation,
    operations[operation].method.toUpperCase(),
    addressOf(operation, path),
    as,
    oversized,
  );
  // A server that gives the connection up has refused the body too, but its words are lost.
  kit.ledger.check(operation, 'too-large', { ok: large.status === 413, what: 'a body over 1 MiB', exchange: large });
}

/** The methods that a path takes: those of the operations that the level has, and HEAD with GET. */
function methodsOf(kit: Kit, path: string): string[] {
  const known = [...kit.level].filter((id) => operations[id].path === path);
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
async function checkMethods(kit: Kit, operation: OperationId): Promise<void> {
  const { path } = operations[operation];
  for (const method of wrongMethodsFor(path)) {
    if (kit.readOnly && method !== 'GET') {
      kit.ledger.skip(operation, `the method ${method}`, 'with --read-only nothing but GET and HEAD is sent');
      continue;
    }
    const address = path.replace(/\{\w+\}/g, 'kit');
    const body = method === 'PATCH' ? { text: '{}', type: json } : undefined;
    const exchange = await kit.client.exchange(operation, method, address, kit.admin, body);
    const { status, headers } = exchange;
    const refused = kit.ledger.check(operation, 'wrong-method', {
      ok: status === 405 && exchange.json !== undefined,
      what: method,
      expected: 'a 405 in JSON',
      effect: status >= 500 || status === 0 || status < 300 ? 'broken' : 'lenient',
      exchange,
    });
    if (!refused) continue;
    const allowed = new Set((headers.get('Allow') ?? '').split(',').map((name) => name.trim().toUpperCase()));
    const known = methodsOf(kit, path);
    kit.ledger.check(operation, 'allow', {
      ok: known.every((name) => allowed.has(name)) && !allowed.has(method),
      what: method,
      expected: `Allow: ${known.join(', ')}`,
      seen: headers.has('Allow') ? `Allow: ${headers.get('Allow')}` : 'no Allow',
      exchange,
    });
  }
}

/** HEAD, where there is GET: the same status and type, and no body. */
async function checkHead(kit: Kit, operation: OperationId, known: KnownPaths): Promise<void> {
  const call = probe(operation, known);
  const get = await kit.call(operation, { ...call, as: kit.admin });
  if (get.status === 0 || get.status >= 500) return;
  const exchange = await kit.client.exchange(operation, 'HEAD', addressOf(operation, call.path), kit.admin);
  const { status, headers, text } = exchange;
  const type = get.exchange.headers.get('Content-Type');
  kit.ledger.check(operation, 'head', {
    ok: status === get.status && headers.get('Content-Type') === type && text === '',
    expected: `a ${get.status}, Content-Type ${type}, no body`,
    seen: `${status || exchange.text}, Content-Type ${headers.get('Content-Type') ?? 'missing'}${status && text ? ', with a body' : ''}`,
    effect: status >= 500 || status === 0 ? 'broken' : 'lenient',
    exchange,
  });
}

/** Addresses that no operation has. */
async function checkUnknownPaths(kit: Kit): Promise<void> {
  if (!kit.selects('*')) return;
  for (const path of ['/no-such-thing', '/students/kit/no-such-part', '/courses/kit/no/such/part', '/admin']) {
    const exchange = await kit.client.exchange('*', 'GET', path, kit.admin);
    const readable = exchange.json !== undefined;
    kit.ledger.check('*', 'unknown-path', {
      ok: exchange.status === 404 && readable,
      what: path,
      expected: 'a 404 in JSON',
      exchange,
    });
  }
}

/** Methods that a path does not have, HEAD, and paths that the API does not have. */
export async function checkAddresses(kit: Kit): Promise<void> {
  for (const operation of kit.selected) await checkMethods(kit, operation);
  const reads = kit.selected.filter((operation) => operations[operation].method === 'get');
  const known = reads.length > 0 ? await knownPaths(kit) : {};
  for (const operation of reads) await checkHead(kit, operation, known);
  await checkUnknownPaths(kit);
}
