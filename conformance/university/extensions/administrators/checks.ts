import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

/** A disabled administrator is out at once, and in again when enabled. */
export async function checkAdministratorStatus(run: UniversityRun): Promise<void> {
  const operation = 'setAdministratorStatus';
  if (!usesAndSelects(run, operation)) return;
  const { results } = run;
  const as = run.callers.superAdmin;
  const account = as && (await run.newAdministrator(as));
  if (!as || !account) return results.skip(operation, 'a disabled account', run.whyNothing);
  const signIn = () => run.signIn('adminLogin', account, { name: 'an administrator of the kit' });
  const set = (isActive: boolean) => run.call(operation, { as, path: { id: account.id }, body: { isActive } });
  const { caller } = await signIn();
  const disabled = await set(false);
  if (!results.check(operation, 'valid-accepted', { ok: disabled.ok, what: 'false', exchange: disabled.exchange }))
    return;
  const refused = await signIn();
  results.checkStatus(operation, 'disables-account', 401, refused.answer.exchange, { what: 'a login' });
  if (caller && run.uses('getCurrentAdmin')) {
    const { exchange } = await run.call('getCurrentAdmin', { as: caller });
    results.checkStatus(operation, 'disables-account', 401, exchange, { what: 'a token of before' });
  }
  const enabled = await set(true);
  if (!results.check(operation, 'valid-accepted', { ok: enabled.ok, what: 'true', exchange: enabled.exchange })) return;
  const { answer } = await signIn();
  results.checkStatus(operation, 'disables-account', 200, answer.exchange, { what: 'a login after enabling' });
}
