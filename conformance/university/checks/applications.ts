import { type Contract, jsonSchema } from '#openapi/contract.ts';
import { type OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Answer } from '#conformance/kit/client.ts';
import { isServerFailure, shown } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';
import { readRecord } from '../read-back.ts';
import { fitsSchema, validBodies } from '#conformance/kit/schema/bodies.ts';
import { mutationsOf, noObjects } from '#conformance/kit/schema/invalid.ts';
import { type Shape, shapeOf } from '#conformance/kit/schema/shape.ts';
import { expectRefusal, invalidCount } from './inputs.ts';
import { unknownId } from './probe.ts';
import { expectTaken } from './students.ts';

/** The steps of each status, read from the table in the contract's own words. */
export function stepsOf(description: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...description.matchAll(/^\| ([A-Z_]+) \| (.+) \|$/gm)];
  const steps = rows.map(([, from = '', to = '']): [string, string[]] => [
    from,
    to.replace(/\(.*?\)/g, '').match(/[A-Z_]{4,}/g) ?? [],
  ]);
  return new Map(steps);
}

const review = 'reviewApplication';
const comments = 'Seen by the conformance run.';
const bodyFor = (status: string): Json => ({
  status,
  reviewComments: comments,
  ...(status === 'REJECTED' && { rejectionReason: 'The grade is below the minimum.' }),
});

/** Every row of the table: what leads from one status to the next, so that each step is taken once. */
const journeys = [
  ['UNDER_REVIEW', 'WAITLISTED', 'UNDER_REVIEW', 'REJECTED', 'UNDER_REVIEW', 'APPROVED'],
  ['WAITLISTED', 'REJECTED'],
  ['WAITLISTED', 'APPROVED'],
  ['REJECTED'],
  ['APPROVED'],
] as const;

class Reviews {
  private readonly run: UniversityRun;
  private readonly steps: ReadonlyMap<string, readonly string[]>;
  private readonly refused = new Set<string>();
  constructor(run: UniversityRun, steps: ReadonlyMap<string, readonly string[]>) {
    this.run = run;
    this.steps = steps;
  }

  send(id: string, body: unknown): Promise<Answer> {
    return this.run.call(review, { as: this.run.admin, path: { id }, body });
  }

  /** Every step that the table does not allow, once for each status. */
  async refuse(id: string, from: string): Promise<void> {
    if (this.refused.has(from)) return;
    this.refused.add(from);
    const allowed = this.steps.get(from) ?? [];
    for (const to of this.steps.keys()) {
      if (allowed.includes(to)) continue;
      const { status, exchange, body, ok } = await this.send(id, bodyFor(to));
      const listed = String(body['error'] ?? '')
        .split(', ')
        .filter(Boolean)
        .toSorted()
        .join();
      this.run.results.check(review, 'step-refused', {
        ok: status === 422 && listed === [...allowed].toSorted().join(),
        what: `from ${from} to ${to}`,
        expected: `a 422 with error "${allowed.join(', ')}"`,
        effect: ok ? 'misleads' : 'works',
        exchange,
      });
      const now = (await readRecord(this.run, 'applications', id))?.['status'];
      this.run.results.check(review, 'refusal-stores-nothing', {
        ok: now === undefined || now === from,
        what: `from ${from} to ${to}`,
        seen: `the status is ${shown(now)}, before ${from}`,
        exchange,
      });
    }
  }

  /** @returns the answer, where the step was taken */
  async take(id: string, from: string, to: string): Promise<Answer | undefined> {
    const { results } = this.run;
    const answer = await this.send(id, bodyFor(to));
    const { exchange, ok, data } = answer;
    const what = `from ${from} to ${to}`;
    if (!results.check(review, 'step-allowed', { ok, what, exchange })) return undefined;
    const row: Json = isRecord(data) ? data : {};
    const stored = (await readRecord(this.run, 'applications', id)) ?? row;
    results.check(review, 'step-allowed', {
      ok: stored['status'] === to && (row['status'] ?? to) === to,
      what,
      expected: `the status ${to}`,
      effect: 'misleads',
      seen: `the status is ${shown(stored['status'])}`,
      exchange,
    });
    const history = Array.isArray(stored['history']) ? stored['history'] : [];
    const last: unknown = history.at(-1);
    const isRecorded =
      isRecord(last) &&
      last['from'] === from &&
      last['to'] === to &&
      Boolean(last['by']) &&
      last['comments'] === comments;
    results.check(review, 'step-recorded', {
      ok: isRecorded,
      what,
      seen: `the history ends with ${shown(last)}`,
      exchange,
    });
    results.check(review, 'step-recorded', {
      ok: (stored['rejectionReason'] !== undefined) === (to === 'REJECTED') && stored['reviewComments'] === comments,
      what: 'comments and reason',
      seen: `reviewComments ${shown(stored['reviewComments'])}, rejectionReason ${shown(stored['rejectionReason'])} after ${to}`,
      exchange,
    });
    return answer;
  }
}

/** The applicant is a student now, and signs in with the password that the administrator was told. */
async function checkEnrolled(run: UniversityRun, application: Json, answer: Answer): Promise<void> {
  const { results } = run;
  const data: Json = isRecord(answer.data) ? answer.data : {};
  const { temporaryPassword, generatedStudentId: id, generatedRollNumber: rollNo } = data;
  const { exchange } = answer;
  const complete = typeof temporaryPassword === 'string' && typeof id === 'string' && typeof rollNo === 'string';
  const expected = 'temporaryPassword, generatedStudentId and generatedRollNumber';
  if (!results.check(review, 'approval-enrols', { ok: complete, what: 'the answer', expected, exchange })) return;
  const student = await readRecord(run, 'students', String(id));
  const wanted: Json = {
    name: application['fullName'],
    email: application['email'],
    phone: application['phoneNumber'],
    rollNo,
    year: 1,
    semester: 1,
  };
  const wrong = Object.keys(wanted).find((name) => student?.[name] !== wanted[name]);
  results.check(review, 'approval-enrols', {
    ok: wrong === undefined,
    what: 'the new record',
    seen: wrong && `${wrong} is ${shown(student?.[wrong])} where ${shown(wanted[wrong])} was expected`,
    exchange,
  });
  if (!run.uses('studentLogin')) return;
  const account = { email: String(application['email']), password: String(temporaryPassword) };
  const { answer: login, caller } = await run.signIn('studentLogin', account, {
    name: 'the new student',
    variable: '$NEW_STUDENT_TOKEN',
  });
  results.check(review, 'temporary-password', { ok: caller !== undefined, exchange: login.exchange });
  const read = await run.call('getApplication', { as: run.admin, path: { id: String(application['id']) } });
  results.check('getApplication', 'no-secrets', {
    ok: !read.exchange.text.includes(account.password),
    what: 'the temporary password',
    exchange: read.exchange,
  });
}

/** An applicant who is a student already keeps account and password. */
async function checkLinked(run: UniversityRun, reviews: Reviews): Promise<void> {
  const student = await run.newStudent();
  const application = student && (await run.newApplication({ email: student.email }));
  if (!application)
    return run.results.skip(review, 'the approval of an applicant who is a student already', run.whyNothing);
  const { ok, data, exchange } = await reviews.send(application.id, bodyFor('APPROVED'));
  const row: Json = isRecord(data) ? data : {};
  run.results.check(review, 'approval-enrols', {
    ok: ok && row['generatedStudentId'] === student.id && row['temporaryPassword'] === undefined,
    what: 'an applicant who is a student already',
    expected: 'a link to the student, and no temporary password',
    exchange,
  });
}

/** Every body with what the schema asks of a rejection. */
const withReason = (body: Json): Json => ({ ...body, rejectionReason: body['rejectionReason'] || 'Too late.' });
const trimmed = (value: unknown) => String(value ?? '').trim();

/** A body of the schema as one that the application's status allows. */
function fitted(value: Json, from: unknown, to: string): Json {
  const byOldName = 'applicationStatus' in value && !('status' in value);
  return {
    ...value,
    ...(byOldName ? {} : { status: to }),
    ...('applicationStatus' in value && { applicationStatus: to }),
    ...(from === 'REJECTED' && { reviewComments: trimmed(value['reviewComments']) || comments }),
  };
}

/** Comments and reasons as long and strange as the schema allows, on steps that are allowed, and read back. */
async function checkValidInputs(run: UniversityRun, reviews: Reviews, shape: Shape): Promise<void> {
  let application: Json | undefined;
  for (const [at, value] of validBodies(review, shape, { seed: run.seed, count: run.cases }, withReason).entries()) {
    // A history has room for a thousand steps, and a person would open a new application long before.
    if (at % 30 === 0) application = (await run.newApplication()) ?? application;
    if (!application) return run.results.skip(review, 'valid inputs', run.reason('application'));
    const id = String(application['id']);
    const to = ['UNDER_REVIEW', 'WAITLISTED', 'REJECTED'][at % 3]!;
    const body = fitted(value, (await readRecord(run, 'applications', id))?.['status'], to);
    const { ok, exchange, status } = await reviews.send(id, body);
    run.results.count(review, 'valid');
    if (isServerFailure(status)) continue;
    if (!run.results.check(review, 'valid-accepted', { ok, what: 'a valid body', expected: 'a 200', exchange }))
      continue;
    const stored = await readRecord(run, 'applications', id);
    for (const field of ['reviewComments', 'rejectionReason']) {
      const sent = field === 'rejectionReason' && to !== 'REJECTED' ? '' : trimmed(body[field]);
      run.results.check(review, 'stores-what-was-sent', {
        ok: !stored || sent === '' || stored[field] === sent,
        what: field,
        seen: `${shown(stored?.[field])} where ${shown(sent)} was expected`,
        exchange,
      });
    }
  }
}

/** Bodies that break the schema, and bodies that break a rule of the step. */
async function checkInvalidInputs(run: UniversityRun, reviews: Reviews, shape: Shape): Promise<void> {
  const application = await run.newApplication();
  if (!application) return run.results.skip(review, 'invalid inputs', run.reason('application'));
  const refuse = async (what: string, field: string | undefined, body: unknown) =>
    expectRefusal(run, review, what, field, await reviews.send(application.id, body));
  const mutations = [...mutationsOf(shape), ...noObjects];
  const bases = validBodies(review, shape, { seed: run.seed + 1, count: 20 }, withReason);
  for (let at = 0; at < invalidCount(run, mutations.length); at += 1) {
    const { name, field, mutate } = mutations[at % mutations.length]!;
    const { applicationStatus: _old, ...base } = { ...bases[at % bases.length], ...bodyFor('REJECTED') };
    const body = mutate(base, Math.floor(at / mutations.length));
    if (fitsSchema(review, body)) continue;
    run.results.count(review, 'invalid');
    await refuse(name, field, body);
  }
  const missing = { status: 'REJECTED', reviewComments: comments };
  await refuse('rejectionReason: missing for REJECTED', 'rejectionReason', missing);
  await refuse('rejectionReason: blank for REJECTED', 'rejectionReason', { ...missing, rejectionReason: '   ' });
  const different = { status: 'WAITLISTED', applicationStatus: 'UNDER_REVIEW' };
  await refuse('applicationStatus: not the same as status', 'applicationStatus', different);
  const rejected = await reviews.send(application.id, bodyFor('REJECTED'));
  if (rejected.ok) await refuse('reviewComments: missing to reopen', 'reviewComments', { status: 'UNDER_REVIEW' });
}

const operations: readonly OperationId[] = [review, 'submitApplication', 'getApplication', 'listApplications'];

/** An application's life: sent, refused a second time, reviewed step by step, and an account in the end. */
export async function checkApplications(run: UniversityRun, contract: Contract): Promise<void> {
  if (!run.selectsAny(operations)) return;
  const first = await run.newApplication();
  if (!first) {
    for (const operation of operations)
      run.results.skip(operation, 'the lifecycle of an application', run.reason('application'));
    return;
  }
  if (run.selects('submitApplication')) {
    const { id: _id, ...body } = first;
    await expectTaken(run, 'submitApplication', 'email', 'a second application', { body });
    await expectTaken(run, 'submitApplication', 'email', 'a second application, in capitals', {
      body: { ...body, email: first.email.toUpperCase() },
    });
  }
  if (!run.uses(review) || !run.selectsAny([review, 'getApplication'])) return;
  const reviews = new Reviews(run, stepsOf(run.endpoint(review).operation.description));
  for (const journey of journeys) {
    const application = await run.newApplication();
    if (!application) continue;
    let from = 'APPLIED';
    for (const to of journey) {
      await reviews.refuse(application.id, from);
      const answer = await reviews.take(application.id, from, to);
      if (!answer) break;
      if (to === 'APPROVED') await checkEnrolled(run, application, answer);
      from = to;
    }
    await reviews.refuse(application.id, from);
  }
  if (!run.selects(review)) return;
  await checkLinked(run, reviews);
  const schema = jsonSchema(contract, run.endpoint(review).operation.requestBody);
  if (schema) {
    await checkValidInputs(run, reviews, shapeOf(contract, schema));
    await checkInvalidInputs(run, reviews, shapeOf(contract, schema));
  }
  const unknown = await reviews.send(unknownId, bodyFor('UNDER_REVIEW'));
  run.results.checkStatus(review, 'unknown-id', 404, unknown.exchange);
}
