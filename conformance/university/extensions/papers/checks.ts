import { isRecord } from '#src/platform/api/shapes.ts';
import { sameValue, shown, visitor } from '#conformance/kit/exchange.ts';
import { checkKey } from '#conformance/university/checks/keys.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';
import { rowsOf } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';

const operations = ['issuePapers', 'verifyPaper', 'withdrawPaper'] as const;

/** Two papers of one student get two numbers; each proves its paper to a visitor, and says when it is withdrawn. */
export async function checkPapers(run: UniversityRun): Promise<void> {
  if (!usesAndSelects(run, ...operations)) return;
  const { results } = run;
  const as = run.admin;
  const student = await run.madeStudent();
  if (!student) {
    for (const operation of operations) results.skip(operation, 'a paper', run.whyNothing);
    return;
  }
  const facts = [{ label: 'Course', value: 'Computer Science' }];
  const paper = { studentId: student.id, facts };
  const body = { kind: 'Certificate of the kit', issuedOn: '2026-05-18', papers: [paper, paper] };
  await checkKey(run, { operation: 'issuePapers', as, bodies: [body, { ...body, kind: 'Another' }] });
  const { data, exchange } = await run.call('issuePapers', { as, body });
  const [first, second] = rowsOf(data).map(({ number }) => String(number));
  const isOne = first !== undefined && second !== undefined && first !== second;
  if (!results.check('issuePapers', 'proves-paper', { ok: isOne, what: 'two papers', seen: shown(data), exchange }))
    return;

  const look = () => run.call('verifyPaper', { as: visitor, path: { id: first ?? '' } });
  const before = await look();
  const proved = isRecord(before.data) ? before.data : {};
  results.check('verifyPaper', 'proves-paper', {
    ok: proved['kind'] === body.kind && proved['rollNo'] === student.rollNo && sameValue(proved['facts'], facts),
    what: 'what was printed',
    seen: shown(before.data),
    exchange: before.exchange,
  });
  const withdrawn = await run.call('withdrawPaper', { as, path: { id: first ?? '' } });
  const after = await look();
  results.check('withdrawPaper', 'proves-paper', {
    ok: withdrawn.ok && isRecord(after.data) && typeof after.data['withdrawnAt'] === 'string',
    what: 'a withdrawn paper',
    seen: shown(after.data),
    exchange: after.exchange,
  });
}
