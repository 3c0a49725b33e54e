import { type Contract, type Example, type Media, resolved } from '#openapi/contract.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { visitor } from '#conformance/kit/exchange.ts';
import type { Kit } from '../university-run.ts';
import { callFor, recipes } from '../recipes.ts';
import { fitsSchema } from '#conformance/kit/schema/bodies.ts';
import { checkWrite } from './inputs.ts';

/** The bodies that the contract shows for an operation, by name. */
function examplesOf(kit: Kit, contract: Contract, operation: OperationId): [name: string, body: Json][] {
  const { requestBody } = kit.endpoint(operation).operation;
  const examples = requestBody && resolved<Media>(contract, requestBody).content?.['application/json']?.examples;
  return Object.entries(examples ?? {}).flatMap(([name, example]) => {
    const { value } = resolved<Example>(contract, example);
    return isRecord(value) ? [[name, value] as [string, Json]] : [];
  });
}

/** A login is shown with the accounts of the file, whose passwords are right. */
async function checkLogin(kit: Kit, operation: OperationId): Promise<void> {
  const { student, admin, superAdmin } = kit.accounts;
  const bodies =
    operation === 'adminLogin'
      ? [admin, superAdmin].flatMap((account) =>
          account ? [{ usernameOrEmail: account.email, password: account.password }] : [],
        )
      : [student, ...(operation === 'login' && admin ? [admin] : [])];
  for (const body of bodies) {
    const { ok, exchange } = await kit.call(operation, { as: visitor, body });
    kit.ledger.check(operation, 'signs-in', { ok, what: 'an account of the file', exchange });
  }
}

/** The contract's own examples, with fresh values where they must be unique, are accepted and stored. */
export async function checkExamples(kit: Kit, contract: Contract, operation: OperationId): Promise<void> {
  if (operation === 'login' || operation === 'studentLogin' || operation === 'adminLogin')
    return checkLogin(kit, operation);
  const recipe = recipes[operation];
  if (!recipe) return;
  for (const [name, example] of examplesOf(kit, contract, operation)) {
    const target = await recipe.target(kit);
    if (!target)
      return kit.ledger.skip(operation, 'examples', 'the record or account that they are for could not be made');
    const body = recipe.fit(example, kit, target);
    if (!fitsSchema(operation, body)) continue;
    const answer = await kit.call(operation, callFor(target, body));
    const { status, exchange } = answer;
    if (status === 0 || status >= 500) continue;
    const ok = recipe.status === undefined ? answer.ok : status === recipe.status;
    const expected = `a ${recipe.status ?? operations[operation].status}`;
    const what = `the example “${name}”`;
    if (!kit.ledger.check(operation, 'example-accepted', { ok, what, expected, exchange })) continue;
    if (operation === 'changePassword' && target.student) target.student.password = String(body['newPassword']);
    // A record that is made is read back whole; what an update leaves as it was is compared by the checks of inputs.
    if (operations[operation].status === 201)
      await checkWrite(kit, operation, {}, body, answer, { what: 'sent by an example', everywhere: true });
  }
}
