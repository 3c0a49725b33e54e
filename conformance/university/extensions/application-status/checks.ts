import { shown, visitor } from '#conformance/kit/exchange.ts';
import { readRecord } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

/** An applicant withdraws: the application is rejected in the applicant's own name, and can be withdrawn no more. */
export async function checkWithdrawal(run: UniversityRun): Promise<void> {
  const operation = 'withdrawApplication';
  if (!usesAndSelects(run, operation)) return;
  const { results } = run;
  const application = await run.newApplication();
  if (!application) return results.skip(operation, 'a withdrawal', run.reason('application'));
  const { id, referenceNumber, email } = application;
  const withdraw = () => run.call(operation, { as: visitor, body: { referenceNumber, email } });
  const { ok, exchange } = await withdraw();
  if (!results.check(operation, 'withdraws', { ok, what: 'an open application', exchange })) return;
  const stored = await readRecord(run, 'applications', id);
  if (stored)
    results.check(operation, 'withdraws', {
      ok: stored['status'] === 'REJECTED' && stored['rejectionReason'] === 'Withdrawn by the applicant',
      what: 'the application',
      seen: `status ${shown(stored['status'])}, rejectionReason ${shown(stored['rejectionReason'])}`,
      exchange,
    });
  const again = await withdraw();
  results.checkStatus(operation, 'withdraws', 422, again.exchange, { what: 'a second withdrawal', effect: 'works' });
}
