import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { shown } from '#conformance/kit/exchange.ts';
import { readRecord, rowsOf } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

/** Of two approvals at once one takes the last seat; the other is refused, and is over capacity when it says so. */
export async function checkSeats(run: UniversityRun): Promise<void> {
  const operation = 'admitApplicant';
  if (!usesAndSelects(run, operation, 'freeSeat')) return;
  const { results } = run;
  const as = run.admin;
  const skip = (reason: string) => {
    for (const one of [operation, 'freeSeat'] as const) results.skip(one, 'a course with one seat', reason);
  };
  const id = await run.newCourse({ totalSeats: 1, availableSeats: 1 });
  const course = id === undefined ? undefined : await readRecord(run, 'courses', id);
  if (id === undefined || !course) return skip(run.reason('course'));
  const desiredCourse = String(course['courseName']);
  const first = await run.newApplication({ desiredCourse });
  const second = await run.newApplication({ desiredCourse });
  if (!first || !second) return skip(run.reason('application'));
  const seats = async () => (await readRecord(run, 'courses', id))?.['availableSeats'];

  if (usesAndSelects(run, operation)) {
    const admit = (application: { id: string }, body: Json = {}) =>
      run.call(operation, { as, path: { id: application.id }, body });
    const both = await Promise.all([admit(first), admit(second)]);
    const admitted = both.find(({ ok }) => ok);
    const refused = both.find(({ ok }) => !ok);
    const [{ exchange }] = both;
    const check = (what: string, ok: boolean, seen: string, from = exchange) =>
      results.check(operation, 'counts-seats', { ok, what, seen, exchange: from });
    const statuses = both.map(({ status }) => status).join(' and ');
    const isOne = admitted !== undefined && refused?.status === 409;
    if (!check('two approvals for the last seat', isOne, statuses) || !refused) return;
    const code = isRecord(refused.exchange.json) ? refused.exchange.json['error'] : undefined;
    check('the code of the refusal', code === 'COURSE_FULL', shown(code), refused.exchange);
    const left = await seats();
    check('the seats after it', left === 0, `${shown(left)} left`);
    const waiting = refused === both[0] ? first : second;
    const why = await admit(waiting, { overCapacity: true });
    results.checkStatus(operation, 'counts-seats', 400, why.exchange, { what: 'over capacity without comments' });
    const over = await admit(waiting, { overCapacity: true, reviewComments: 'One student more.' });
    const [step] = isRecord(over.data) ? rowsOf(over.data['history']).toReversed() : [];
    check('over capacity', over.ok && step?.['overCapacity'] === true, shown(step), over.exchange);
    const after = await seats();
    check('the seats after one over capacity', after === 0, `${shown(after)} left`, over.exchange);
  }

  if (!usesAndSelects(run, 'freeSeat')) return;
  const free = () => run.call('freeSeat', { as, path: { id } });
  if ((await seats()) === 0) {
    const { ok, exchange } = await free();
    const left = await seats();
    const seen = `${shown(left)} left`;
    results.check('freeSeat', 'frees-seat', { ok: ok && left === 1, what: 'a full course', seen, exchange });
  }
  const none = await free();
  results.checkStatus('freeSeat', 'frees-seat', 409, none.exchange, { what: 'a course with all its seats' });
}
