import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Caller } from '#conformance/kit/exchange.ts';
import type { Credentials, LoginId } from '#conformance/university/accounts.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

interface ResettableAccount {
  readonly operation: 'resetStudentPassword' | 'resetAdministratorPassword';
  readonly login: Exclude<LoginId, 'login'>;
  readonly me: OperationId;
  readonly as: Caller | undefined;
  readonly account: (Credentials & { readonly id: string }) | undefined;
}

/** A password is reset: the old one and every session of before are over, and the temporary one signs in. */
async function checkReset(run: UniversityRun, { operation, login, me, as, account }: ResettableAccount): Promise<void> {
  const { results } = run;
  if (!as || !account) return results.skip(operation, 'a reset password', run.whyNothing);
  const signIn = (password: string) => run.signIn(login, { ...account, password }, { name: 'an account of the kit' });
  const { caller: before } = await signIn(account.password);
  const reset = await run.call(operation, { as, path: { id: account.id } });
  if (!results.check(operation, 'valid-accepted', { ok: reset.ok, what: 'a reset', exchange: reset.exchange })) return;
  const temporary = isRecord(reset.data) ? reset.data['temporaryPassword'] : undefined;
  const { caller } = typeof temporary === 'string' ? await signIn(temporary) : { caller: undefined };
  const check = (what: string, ok: boolean, exchange = reset.exchange) =>
    results.check(operation, 'resets-password', { ok, what, exchange });
  check('the temporary password signs in', caller !== undefined);
  const old = await signIn(account.password);
  check('the old password', old.answer.status === 401, old.answer.exchange);
  if (!before || !run.uses(me)) return;
  const dead = await run.call(me, { as: before });
  check('a token of before', dead.status === 401, dead.exchange);
}

export async function checkResets(run: UniversityRun): Promise<void> {
  if (usesAndSelects(run, 'resetStudentPassword')) {
    const account = await run.newStudent();
    const student = { operation: 'resetStudentPassword', login: 'studentLogin', me: 'getCurrentUser' } as const;
    await checkReset(run, { ...student, as: run.admin, account });
  }
  if (!usesAndSelects(run, 'resetAdministratorPassword')) return;
  const as = run.callers.superAdmin;
  const account = as && (await run.newAdministrator(as));
  const administrator = {
    operation: 'resetAdministratorPassword',
    login: 'adminLogin',
    me: 'getCurrentAdmin',
  } as const;
  await checkReset(run, { ...administrator, as, account });
}
