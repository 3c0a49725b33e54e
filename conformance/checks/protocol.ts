import { type OperationId, operations } from '../../openapi/operations.gen.ts';
import type { Kit } from '../kit.ts';
import type { SentBody } from '../exchange.ts';
import { recipes, type Target } from '../recipes.ts';

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

const addressOf = (operation: OperationId, path: Readonly<Record<string, string>> = {}) =>
  operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? 'kit'));

/** Never DELETE or PUT: a server that knows them would do what they say. */
function wrongMethodsFor(path: string): string[] {
  const known = Object.values(operations)
    .filter((operation) => operation.path === path)
    .map(({ method }) => method.toUpperCase());
  return ['PATCH', ...(known.includes('GET') || path.includes('{') ? [] : ['GET'])];
}

/** A method that the operation's path does not have. */
async function checkMethods(kit: Kit, operation: OperationId): Promise<void> {
  const { path } = operations[operation];
  for (const method of wrongMethodsFor(path)) {
    if (kit.readOnly && method !== 'GET') {
      kit.ledger.skip(operation, `the method ${method}`, 'with --read-only nothing but GET is sent');
      continue;
    }
    // A path such as /courses/{id} takes `initialize-defaults` for an id, and says so in its own words.
    const exchange = await kit.client.exchange(
      operation,
      method,
      addressOf(operation),
      kit.admin,
      method === 'PATCH' ? { text: '{}', type: json } : undefined,
    );
    const ok = [400, 404, 405].includes(exchange.status) && (method !== 'PATCH' || exchange.status !== 400);
    kit.ledger.check(operation, 'wrong-method', {
      ok,
      what: method,
      effect: exchange.status >= 500 || exchange.status === 0 || exchange.status < 300 ? 'broken' : 'lenient',
      exchange,
    });
  }
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

/** Methods that a path does not have, and paths that the API does not have. */
export async function checkAddresses(kit: Kit): Promise<void> {
  for (const operation of kit.selected) await checkMethods(kit, operation);
  await checkUnknownPaths(kit);
}
