import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { type Caller, sameValue, shown, visitor } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';

/** A request that makes something new each time it is done. */
interface Making {
  readonly operation: OperationId;
  readonly as: Caller;
  /** A body that can be sent once, and the same with another word in it. */
  readonly bodies: readonly [Json, Json];
  readonly path?: Readonly<Record<string, string>>;
}

/** Sends a request twice with a key, and another one with it; and where there are two people, the first one as the other. */
export async function checkKey(
  run: UniversityRun,
  { operation, as, bodies: [body, other], path = {} }: Making,
): Promise<void> {
  if (!run.uses(operation) || !run.selects(operation)) return;
  const { results } = run;
  if (!run.extensions.includes('idempotency'))
    return results.skip(operation, 'an Idempotency-Key', 'the server is not said to have the extension idempotency');
  const key = `kit-${run.unique.runId}-${run.unique.code(16)}`;
  const send = (sent: Json) => run.call(operation, { as, path, body: sent, key });
  const first = await send(body);
  if (!results.check(operation, 'valid-accepted', { ok: first.ok, what: 'a key', exchange: first.exchange })) return;
  const second = await send(body);
  results.check(operation, 'answers-once', {
    ok: second.status === first.status && sameValue(second.body, first.body),
    what: 'the same request',
    seen: `${second.status} ${shown(second.body)}`,
    exchange: second.exchange,
  });
  const third = await send(other);
  const code = isRecord(third.exchange.json) ? third.exchange.json['error'] : undefined;
  results.check(operation, 'answers-once', {
    ok: third.status === 422 && code === 'KEY_REUSED',
    what: 'another body',
    seen: `${third.status} ${shown(code)}`,
    exchange: third.exchange,
  });
}

/** What is sent again with its key is done once: of a visitor and of an administrator. */
export async function checkKeys(run: UniversityRun): Promise<void> {
  const application = (part: Json): Json => ({
    fullName: 'Kit Applicant',
    phoneNumber: '+919812345678',
    desiredCourse: 'Civil Engineering',
    previousQualification: '12th Grade',
    previousGrade: '88%',
    ...part,
  });
  const email = run.unique.email();
  await checkKey(run, {
    operation: 'submitApplication',
    as: visitor,
    bodies: [application({ email }), application({ email, previousGrade: '12%' })],
  });
  const student = {
    name: 'Kit Student',
    rollNo: run.unique.code(10),
    email: run.unique.email(),
    password: `Kit-${run.unique.runId}-${run.unique.code(8)}`,
    department: 'Computer Science',
    year: 1,
    semester: 1,
  };
  const bodies = [student, { ...student, year: 2 }] as const;
  await checkKey(run, { operation: 'createStudent', as: run.admin, bodies });
}
