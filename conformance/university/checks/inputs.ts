import { type Contract, jsonSchema } from '#openapi/contract.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Answer, Call } from '#conformance/kit/client.ts';
import { isServerFailure, sameValue, shown, visitor } from '#conformance/kit/exchange.ts';
import type { RuleId } from '../rules.ts';
import type { UniversityRun } from '../university-run.ts';
import { readBack, readRecord } from '../read-back.ts';
import { callFor, fitParameters, recipeOf } from '../recipes.ts';
import type { Target } from '../recipe.ts';
import { fitsAddress, fitsSchema, validBodies } from '#conformance/kit/schema/bodies.ts';
import { mutationsOf, noObjects, wrongParameters } from '#conformance/kit/schema/invalid.ts';
import { shapeOf } from '#conformance/kit/schema/shape.ts';
import { validValues } from '#conformance/kit/schema/valid.ts';
import { differences, writes } from '../expected-records.ts';

/** One in so many writes is read back from the lists too. */
const listsEvery = 10;

/** A seed for each operation, so that it gets the same values whichever others are checked. */
function seedOf(seed: number, operation: OperationId): number {
  return [...operation].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, seed);
}

/** How many invalid inputs: each way to be wrong at least once. */
export const invalidCount = (run: UniversityRun, ways: number) => Math.max(Math.ceil(run.cases * 2.5), ways);

/**
 * Holds the answer to an invalid request to what it has to be.
 * @param rule which says that it is refused
 * @returns whether it was
 */
export function expectRefusal(
  run: UniversityRun,
  operation: OperationId,
  what: string,
  field: string | undefined,
  answer: Answer,
  rule: RuleId = 'invalid-refused',
) {
  const { status, exchange, ok, body } = answer;
  if (isServerFailure(status)) return true;
  const expected = 'a 400';
  if (!run.results.check(operation, rule, { ok: !ok, what, expected, exchange })) return false;
  // What else a server may answer is said by the rule of documented statuses.
  if (status !== 400)
    run.results.check(operation, 'refused-with-400', {
      ok: false,
      what,
      expected,
      effect: status === 401 ? 'broken' : 'works',
      exchange,
    });
  else {
    run.results.check(operation, 'refused-with-400', { ok: true });
    if (field !== undefined)
      run.results.check(operation, 'names-the-field', {
        ok: isRecord(body['errors']) && field in body['errors'],
        what,
        expected: `errors.${field}`,
        exchange,
      });
  }
  return true;
}

/** The record that an answer to a write holds. */
const recordIn = (operation: OperationId, data: unknown): Json | undefined => {
  const record = operation === 'register' && isRecord(data) ? data['user'] : data;
  return isRecord(record) ? record : undefined;
};

/** Checks one write: what it answers, and what every operation reads afterwards. @returns the record as it now is */
export async function checkWrite(
  run: UniversityRun,
  operation: OperationId,
  before: Json,
  sent: Json,
  answer: Answer,
  { what, everywhere }: { readonly what: string; readonly everywhere: boolean },
): Promise<Json | undefined> {
  const write = writes[operation];
  const record = recordIn(operation, answer.data);
  if (!write) return record;
  const id = record?.['id'] ?? before['id'];
  if (typeof id !== 'string') return undefined;
  const expectation = { ...write.after(before, sent), id: [id, 'keeps-the-rest'] as const };
  const { exchange } = answer;
  await readBack(run, write.kind, expectation, { operation, exchange, what }, everywhere);
  const now = await readRecord(run, write.kind, id);
  if (!record) return now;
  // Where something else is stored, an answer that says so is not wrong too.
  const untrue = differences(expectation, record).filter(({ field, seen }) => !now || !sameValue(seen, now[field]));
  for (const { field, expected, seen } of untrue)
    run.results.check(operation, 'answers-with-record', {
      ok: false,
      what: `${field}: ${what}`,
      expected: `${field} ${shown(expected)}`,
      seen: `${field} ${shown(seen)}`,
      exchange,
    });
  if (untrue.length === 0) run.results.check(operation, 'answers-with-record', { ok: true });
  return now ?? record;
}

/** What the operation has stored for its target before anything is sent. */
async function storedFor(run: UniversityRun, operation: OperationId, { path, student }: Target): Promise<Json> {
  const write = writes[operation];
  // A student's own record has no id in its address.
  const id = path?.['id'] ?? student?.id;
  return (write && id !== undefined && (await readRecord(run, write.kind, id))) || {};
}

async function checkBodies(run: UniversityRun, contract: Contract, operation: OperationId): Promise<void> {
  const recipe = recipeOf(operation);
  const schema = jsonSchema(contract, run.endpoint(operation).operation.requestBody);
  if (!recipe || !schema) return;
  const target = await recipe.target(run);
  if (!target) return run.results.skip(operation, 'inputs', run.whyNothing);
  const shape = shapeOf(contract, schema);
  const seed = seedOf(run.seed, operation);
  const fit = (value: Json) => recipe.fit(value, run, target);
  const expected = recipe.status ?? operations[operation].status;

  let stored = await storedFor(run, operation, target);
  for (const [at, prepared] of validBodies(operation, shape, { seed, count: run.cases }, fit).entries()) {
    // Once more, because what it replaces may have changed with the body before, such as the password in force.
    const body = fit(prepared);
    const answer = await run.call(operation, callFor(target, body));
    run.results.count(operation, 'valid');
    const { status, exchange } = answer;
    if (isServerFailure(status)) continue;
    if (status === 429)
      return run.results.skip(operation, 'further inputs', 'the server lets no more requests through (429)');
    const accepted = recipe.status === undefined ? answer.ok : status === expected;
    const what = 'a valid body';
    if (!run.results.check(operation, 'valid-accepted', { ok: accepted, what, expected: `a ${expected}`, exchange }))
      continue;
    if (operation === 'changePassword' && target.student) target.student.password = String(body['newPassword']);
    const everywhere = at % listsEvery === 0;
    const sent = { what: 'sent by a valid body', everywhere };
    if (writes[operation]) stored = (await checkWrite(run, operation, stored, body, answer, sent)) ?? stored;
  }

  let isUnchanged = true;
  const send = async (what: string, field: string | undefined, body: unknown) => {
    const answer = await run.call(operation, callFor(target, body));
    run.results.count(operation, 'invalid');
    if (expectRefusal(run, operation, what, field, answer)) return;
    isUnchanged = false;
    if (operation === 'changePassword' && target.student && isRecord(body))
      target.student.password = String(body['newPassword']);
  };
  const mutations = [...mutationsOf(shape), ...noObjects];
  const bases = validBodies(operation, shape, { seed: seed + 1, count: Math.min(40, 2 * run.cases) }, fit);
  for (let at = 0; at < invalidCount(run, mutations.length); at += 1) {
    const { name, field, mutate } = mutations[at % mutations.length]!;
    const body = mutate(fit(bases[at % bases.length]!), Math.floor(at / mutations.length));
    if (fitsSchema(operation, body)) continue;
    await send(name, field, body);
  }
  for (const [what, field, change] of recipe.breaks ?? [])
    for (const base of bases.slice(0, 3)) await send(what, field, change(fit(base), target));
  await checkUnchanged(run, operation, target, stored, isUnchanged);
}

/** After refusals alone, the record is what it was. */
async function checkUnchanged(
  run: UniversityRun,
  operation: OperationId,
  target: Target,
  stored: Json,
  isUnchanged: boolean,
) {
  const write = writes[operation];
  if (!write || !target.path || !isUnchanged || Object.keys(stored).length === 0) return;
  const now = await storedFor(run, operation, target);
  const { updatedAt: _before, ...before } = stored;
  const expectation = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, [value, 'keeps-the-rest'] as const]),
  );
  const [first] = differences(expectation, now);
  run.results.check(operation, 'refusal-stores-nothing', {
    ok: !first,
    seen:
      first &&
      `after refused updates ${first.field} is ${JSON.stringify(first.seen)}, before ${JSON.stringify(first.expected)}`,
  });
}

const isAboutOne = (name: string) => ['id', 'email', 'rollno'].includes(name);

/** The values with an id that no server has given: a write to a short one, such as 7, might find a record. */
const ofNothing = (values: Json): Json =>
  'id' in values ? { ...values, id: `kit-${values['id']}`.slice(0, 64) } : values;

/** Operations whose input is their address alone. */
async function checkParameters(run: UniversityRun, contract: Contract, operation: OperationId): Promise<void> {
  const { parameters: all, operation: description } = run.endpoint(operation);
  // Those of the address: what a header does, keys.ts checks.
  const parameters = all.filter((parameter) => parameter.in !== 'header');
  if (parameters.length === 0) return;
  const roles = description['x-roles'];
  const as = roles.join() === 'public' ? visitor : roles.includes('ADMIN') ? run.admin : run.callers.superAdmin;
  if (!as) return;
  const seed = seedOf(run.seed, operation);
  const shapes = parameters.map((parameter) => ({ ...parameter, shape: shapeOf(contract, parameter.schema) }));
  const callOf = (values: Json): Call => {
    const of = (where: 'path' | 'query') =>
      Object.fromEntries(
        shapes.flatMap(({ name, in: at }) =>
          at === where && values[name] !== undefined ? [[name, String(values[name])]] : [],
        ),
      );
    return { as, path: of('path'), query: of('query') };
  };
  // The public view takes the same parameters, and answers other rows.
  const bodyless = !operations[operation].hasBody;
  const whole = {
    types: ['object'],
    nullable: false,
    alternatives: [],
    required: shapes.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(shapes.map(({ name, shape }) => [name, shape])),
  };
  const fit = fitParameters[operation] ?? ((one: Json) => one);
  const values = validValues(whole, seed, run.cases * 3) as Json[];
  const valid = values
    .map(fit)
    .filter((one) => fitsAddress(operation, one))
    .slice(0, run.cases)
    .map((one) => (operations[operation].method === 'get' ? one : ofNothing(one)));
  const examples = fit(Object.fromEntries(shapes.map(({ name, example }) => [name, example])));
  const body = bodyless ? undefined : sendableBody(run, contract, operation);
  if (!bodyless && !body) return;
  for (const values of [examples, ...valid].slice(0, bodyless ? undefined : 3)) {
    const call = callOf(values);
    const { status, exchange } = await run.call(operation, { ...call, ...(body && { body }) });
    if (bodyless) run.results.count(operation, 'valid');
    if (isServerFailure(status)) continue;
    const one = shapes.find(({ name, in: at }) => at === 'path' && isAboutOne(name));
    const ok = (status >= 200 && status < 300) || (one !== undefined && status === 404);
    const rule = one ? 'unknown-id' : 'valid-accepted';
    const expected = one ? 'a 404' : 'a 200';
    const what = one ? `a valid ${one.name} that nothing has` : 'valid parameters';
    const found = one && status >= 200 && status < 300 && !isReally(values, exchange.json);
    run.results.check(operation, rule, { ok: ok && !found, what, expected, exchange });
  }
  const ways = shapes.flatMap(({ name, shape }) =>
    wrongParameters(shape).map(([what, value]) => ({ name, what, value })),
  );
  if (ways.length === 0) return;
  for (let at = 0; at < (bodyless ? invalidCount(run, ways.length) : ways.length); at += 1) {
    const { name, what, value } = ways[at % ways.length]!;
    const values = { ...valid[at % valid.length], [name]: value(Math.floor(at / ways.length)) };
    const answer = await run.call(operation, { ...callOf(values), ...(body && { body }) });
    if (bodyless) run.results.count(operation, 'invalid');
    expectRefusal(run, operation, `${name}: ${what}`, name, answer);
  }
}

/** Whether a record was found because there is one under the address, by chance. */
function isReally(values: Json, json: unknown): boolean {
  const data = isRecord(json) ? json['data'] : undefined;
  const named = String(values['id'] ?? values['email'] ?? values['rollno']).toLowerCase();
  const found = isRecord(data) ? [data['id'], data['email'], data['rollNo']] : [];
  return found.some((value) => String(value).toLowerCase() === named);
}

/** A body that is fine, for a request whose address is not. */
function sendableBody(run: UniversityRun, contract: Contract, operation: OperationId): Json | undefined {
  const schema = jsonSchema(contract, run.endpoint(operation).operation.requestBody);
  const recipe = recipeOf(operation);
  if (operation === 'reviewApplication') return { status: 'UNDER_REVIEW', reviewComments: 'Seen.' };
  if (!recipe || !schema) return undefined;
  const fit = (value: Json) => recipe.fit(value, run, { as: visitor });
  return validBodies(operation, shapeOf(contract, schema), { seed: run.seed, count: 1 }, fit)[0];
}

/** Valid inputs are accepted and stored, invalid ones refused in words that say why. */
export async function checkInputs(run: UniversityRun, contract: Contract, operation: OperationId): Promise<void> {
  await checkBodies(run, contract, operation);
  await checkParameters(run, contract, operation);
}
