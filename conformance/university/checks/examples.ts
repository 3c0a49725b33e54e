import { type Contract, type Example, type Media, resolved } from '#openapi/contract.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { isServerFailure, visitor } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';
import { loginBody, type LoginId } from '../accounts.ts';
import { callFor, recipeOf } from '../recipes.ts';
import { fitsSchema } from '#conformance/kit/schema/bodies.ts';
import { checkWrite } from './inputs.ts';

/** The bodies that the contract shows for an operation, by name. */
function examplesOf(run: UniversityRun, contract: Contract, operation: OperationId): [name: string, body: Json][] {
  const { requestBody } = run.endpoint(operation).operation;
  const examples = requestBody && resolved<Media>(contract, requestBody).content?.['application/json']?.examples;
  return Object.entries(examples ?? {}).flatMap(([name, example]) => {
    const { value } = resolved<Example>(contract, example);
    return isRecord(value) ? [[name, value] as [string, Json]] : [];
  });
}

/** A login is shown with the accounts of the file, whose passwords are right. */
async function checkLogin(run: UniversityRun, operation: LoginId): Promise<void> {
  const { student, admin, superAdmin } = run.accounts;
  const accounts =
    operation === 'adminLogin' ? [admin, superAdmin] : [student, operation === 'login' ? admin : undefined];
  for (const account of accounts) {
    if (!account) continue;
    const { ok, exchange } = await run.call(operation, { as: visitor, body: loginBody(operation, account) });
    run.results.check(operation, 'signs-in', { ok, what: 'an account of the file', exchange });
  }
}

/** The contract's own examples, with fresh values where they must be unique, are accepted and stored. */
export async function checkExamples(run: UniversityRun, contract: Contract, operation: OperationId): Promise<void> {
  if (operation === 'login' || operation === 'studentLogin' || operation === 'adminLogin')
    return checkLogin(run, operation);
  const recipe = recipeOf(operation);
  if (!recipe) return;
  for (const [name, example] of examplesOf(run, contract, operation)) {
    const target = await recipe.target(run);
    if (!target) return run.results.skip(operation, 'examples', run.whyNothing);
    const body = recipe.fit(example, run, target);
    if (!fitsSchema(operation, body)) continue;
    const answer = await run.call(operation, callFor(target, body));
    const { status, exchange } = answer;
    if (isServerFailure(status)) continue;
    const ok = recipe.status === undefined ? answer.ok : status === recipe.status;
    const expected = `a ${recipe.status ?? operations[operation].status}`;
    const what = `the example “${name}”`;
    if (!run.results.check(operation, 'example-accepted', { ok, what, expected, exchange })) continue;
    if (operation === 'changePassword' && target.student) target.student.password = String(body['newPassword']);
    // A record that is made is read back whole; what an update leaves as it was is compared by the checks of inputs.
    if (operations[operation].status === 201)
      await checkWrite(run, operation, {}, body, answer, { what: 'sent by an example', everywhere: true });
  }
}
