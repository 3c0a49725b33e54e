import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { shown, visitor } from '#conformance/kit/exchange.ts';
import { checkKey } from '#conformance/university/checks/keys.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';
import { readRecord, rowsOf } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { inDays } from './recipes.ts';

const operations = ['listOffers', 'makeOffer', 'withdrawOffer', 'rankWaitingList', 'answerOffer'] as const;

/** A course with one seat, and two who apply for it. */
async function prepared(run: UniversityRun) {
  const id = await run.newCourse({ totalSeats: 1, availableSeats: 1 });
  const course = id === undefined ? undefined : await readRecord(run, 'courses', id);
  if (id === undefined || !course) return run.reason('course');
  const name = String(course['courseName']);
  const first = await run.newApplication({ desiredCourse: name });
  const second = await run.newApplication({ desiredCourse: name });
  return first && second ? { id, name, first, second } : run.reason('application');
}

type Prepared = Exclude<Awaited<ReturnType<typeof prepared>>, string>;

const errorOf = ({ json }: { readonly json?: unknown }) => (isRecord(json) ? json['error'] : undefined);

/** The last seat is offered, taken back, offered again, declined, and at last accepted by the other one. */
async function checkSeat(run: UniversityRun, { id, first, second }: Prepared): Promise<void> {
  const { results } = run;
  const as = run.admin;
  const seats = async () => (await readRecord(run, 'courses', id))?.['availableSeats'];
  const offer = (application: { id: string }, body: Json = { answerBy: inDays(9) }) =>
    run.call('makeOffer', { as, path: { id: application.id }, body });
  const answer = ({ referenceNumber, email }: { referenceNumber: string; email: string }, said: string) =>
    run.call('answerOffer', { as: visitor, body: { referenceNumber, email, answer: said } });

  const past = await offer(first, { answerBy: inDays(-1) });
  results.checkStatus('makeOffer', 'holds-offered-seat', 400, past.exchange, { what: 'a day that is over' });
  const made = await offer(first);
  const held = await seats();
  const status = (await readRecord(run, 'applications', first.id))?.['status'];
  const isHeld = made.ok && held === 0 && status === 'APPLIED';
  const seen = `${made.status}, ${shown(held)} left, status ${shown(status)}`;
  if (
    !results.check('makeOffer', 'holds-offered-seat', {
      ok: isHeld,
      what: 'the last seat',
      seen,
      exchange: made.exchange,
    })
  )
    return;
  const full = await offer(second);
  results.check('makeOffer', 'holds-offered-seat', {
    ok: full.status === 409 && errorOf(full.exchange) === 'COURSE_FULL',
    what: 'an offer of a seat that is held',
    seen: `${full.status} ${shown(errorOf(full.exchange))}`,
    exchange: full.exchange,
  });
  if (run.uses('withdrawOffer')) {
    const back = await run.call('withdrawOffer', { as, path: { id: first.id } });
    const left = await seats();
    const ok = back.ok && left === 1;
    results.check('withdrawOffer', 'holds-offered-seat', {
      ok,
      what: 'an offer that is taken back',
      seen: `${shown(left)} left`,
      exchange: back.exchange,
    });
    const again = await run.call('withdrawOffer', { as, path: { id: first.id } });
    results.checkStatus('withdrawOffer', 'holds-offered-seat', 409, again.exchange, { what: 'no open offer' });
    if (!(await offer(first)).ok) return;
  }
  if (!run.uses('answerOffer')) return;
  const declined = await answer(first, 'DECLINED');
  const free = await seats();
  results.check('answerOffer', 'answers-offers', {
    ok: declined.ok && free === 1,
    what: 'a declined offer',
    seen: `${shown(free)} left`,
    exchange: declined.exchange,
  });
  const late = await answer(first, 'ACCEPTED');
  results.checkStatus('answerOffer', 'answers-offers', 409, late.exchange, { what: 'an answer after another one' });
  await offer(second);
  const foreign = await answer({ ...second, email: first.email }, 'ACCEPTED');
  results.checkStatus('answerOffer', 'answers-offers', 404, foreign.exchange, { what: 'another applicant’s address' });
  const both = await Promise.all([answer(second, 'ACCEPTED'), answer(second, 'ACCEPTED')]);
  const now = (await readRecord(run, 'applications', second.id))?.['status'];
  const after = await seats();
  results.check('answerOffer', 'answers-offers', {
    ok: both.every(({ ok }) => ok) && now === 'APPROVED' && after === 0,
    what: 'an offer that is accepted twice at once',
    seen: `${both.map((one) => one.status).join(' and ')}, status ${shown(now)}, ${shown(after)} left`,
    exchange: both[0].exchange,
  });
  const isSecret = !/password/i.test(JSON.stringify(both[0].data ?? null));
  results.check('answerOffer', 'answers-offers', {
    ok: isSecret,
    what: 'no password in the answer',
    exchange: both[0].exchange,
  });
}

/** Two wait for a course, and change places. */
async function checkRanks(run: UniversityRun): Promise<void> {
  const { results } = run;
  const as = run.admin;
  const course = `No Course ${run.unique.code(8)}`;
  const both = [
    await run.newApplication({ desiredCourse: course }),
    await run.newApplication({ desiredCourse: course }),
  ];
  const ids = both.flatMap((one) => one?.id ?? []);
  const reviews = await Promise.all(
    ids.map((id) => run.call('reviewApplication', { as, path: { id }, body: { status: 'WAITLISTED' } })),
  );
  if (ids.length < 2 || reviews.some(({ ok }) => !ok))
    return results.skip('listOffers', 'a waiting list', run.reason('application'));
  const listed = async () => {
    const { data, exchange } = await run.call('listOffers', { as });
    const row = rowsOf(data).find((one) => one['course'] === course);
    return { order: rowsOf(row?.['waiting']).map(({ applicationId }) => String(applicationId)), exchange };
  };
  const { order: before, exchange } = await listed();
  const isThere = before.length === 2 && ids.every((id) => before.includes(id));
  if (
    !results.check('listOffers', 'ranks-waiting', { ok: isThere, what: 'two who wait', seen: shown(before), exchange })
  )
    return;
  if (!run.uses('rankWaitingList')) return;
  const rank = (applicationIds: readonly string[]) =>
    run.call('rankWaitingList', { as, body: { course, before, applicationIds: [...applicationIds] } });
  const twice = await rank([before[0]!, before[0]!]);
  results.checkStatus('rankWaitingList', 'ranks-waiting', 400, twice.exchange, { what: 'somebody with two ranks' });
  const turned = before.toReversed();
  const saved = await rank(turned);
  const now = await listed();
  results.check('rankWaitingList', 'ranks-waiting', {
    ok: saved.ok && now.order.join() === turned.join(),
    what: 'another order',
    seen: shown(now.order),
    exchange: saved.exchange,
  });
  const stale = await rank(before);
  results.checkStatus('rankWaitingList', 'ranks-waiting', 409, stale.exchange, { what: 'an order of the list before' });
}

/** Offers hold seats and are answered once; who waits is ranked. */
export async function checkOffers(run: UniversityRun): Promise<void> {
  if (!usesAndSelects(run, ...operations)) return;
  const course = await prepared(run);
  if (typeof course === 'string') for (const one of operations) run.results.skip(one, 'a course with one seat', course);
  else if (usesAndSelects(run, 'makeOffer', 'withdrawOffer', 'answerOffer')) await checkSeat(run, course);
  if (usesAndSelects(run, 'listOffers', 'rankWaitingList')) await checkRanks(run);
  const keyed = await run.newApplication({ desiredCourse: `No Course ${run.unique.code(8)}` });
  if (!keyed) return;
  const path = { id: keyed.id };
  const bodies = [{ answerBy: inDays(9) }, { answerBy: inDays(8) }] as const;
  await checkKey(run, { operation: 'makeOffer', as: run.admin, bodies, path });
  const { referenceNumber, email } = keyed;
  const answers = (['ACCEPTED', 'DECLINED'] as const).map((answer) => ({ referenceNumber, email, answer }));
  await checkKey(run, { operation: 'answerOffer', as: visitor, bodies: [answers[0]!, answers[1]!] });
}
