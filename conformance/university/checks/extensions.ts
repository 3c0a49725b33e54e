import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { type Caller, sameValue, shown, visitor } from '#conformance/kit/exchange.ts';
import type { Credentials, LoginId } from '../accounts.ts';
import { readRecord, type RecordKind, rowsOf } from '../read-back.ts';
import { checkCasework } from './casework.ts';
import type { UniversityRun } from '../university-run.ts';

const usesAndSelects = (run: UniversityRun, ...operations: readonly OperationId[]) =>
  operations.some((operation) => run.uses(operation) && run.selects(operation));

interface Restorable {
  readonly kind: Extract<RecordKind, 'students' | 'courses'>;
  readonly remove: OperationId;
  readonly list: OperationId;
  readonly restore: OperationId;
  /** The field of a row of the list that holds the record. */
  readonly field: 'student' | 'course';
}

const restorables: readonly Restorable[] = [
  {
    kind: 'students',
    remove: 'deleteStudent',
    list: 'listDeletedStudents',
    restore: 'restoreStudent',
    field: 'student',
  },
  { kind: 'courses', remove: 'deleteCourse', list: 'listDeletedCourses', restore: 'restoreCourse', field: 'course' },
];

/** A record is deleted, found among the deleted, and restored as it was. */
async function checkRestore(run: UniversityRun, { kind, remove, list, restore, field }: Restorable): Promise<void> {
  if (!usesAndSelects(run, list, restore)) return;
  const { results } = run;
  const skip = (reason: string) => {
    for (const operation of [list, restore]) results.skip(operation, 'a deletion that is undone', reason);
  };
  const student = kind === 'students' ? await run.newStudent() : undefined;
  const id = kind === 'students' ? student?.id : await run.newCourse();
  if (id === undefined) return skip(run.reason(field));
  const before = await readRecord(run, kind, id);
  const as = run.admin;
  const path = { id };
  if (!run.uses(remove) || !(await run.call(remove, { as, path })).ok) return skip(`${remove} does not delete it`);

  const listed = async () => {
    const { data, exchange } = await run.call(list, { as });
    return { exchange, row: rowsOf(data).find((row) => isRecord(row[field]) && row[field]['id'] === id) };
  };
  if (run.uses(list)) {
    const { row, exchange } = await listed();
    results.check(list, 'restores', {
      ok: row !== undefined,
      what: 'a deleted record',
      seen: 'no row of it',
      exchange,
    });
  }
  if (!run.uses(restore)) return;
  const restored = await run.call(restore, { as, path });
  if (!results.check(restore, 'restores', { ok: restored.ok, what: 'a deleted record', exchange: restored.exchange }))
    return;
  run.made[kind].add(id);
  const now = await readRecord(run, kind, id);
  const changed = Object.keys({ ...before, ...now }).find(
    (name) => name !== 'updatedAt' && !sameValue(before?.[name], now?.[name]),
  );
  results.check(restore, 'restores', {
    ok: changed === undefined,
    what: 'the record as it was',
    seen: changed && `${changed} is ${shown(now?.[changed])}, before ${shown(before?.[changed])}`,
    exchange: restored.exchange,
  });
  if (student && run.uses('studentLogin')) {
    const { caller, answer } = await run.signIn('studentLogin', student, { name: 'the restored student' });
    results.check(restore, 'restores', { ok: caller !== undefined, what: 'the account', exchange: answer.exchange });
  }
  if (run.uses(list)) {
    const { row, exchange } = await listed();
    results.check(list, 'restores', { ok: row === undefined, what: 'a restored record', seen: 'its row', exchange });
  }
  const again = await run.call(restore, { as, path });
  results.checkStatus(restore, 'unknown-id', 404, again.exchange, { what: 'a record that is not deleted' });
}

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

async function checkResets(run: UniversityRun): Promise<void> {
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

/** A disabled administrator is out at once, and in again when enabled. */
async function checkAdministratorStatus(run: UniversityRun): Promise<void> {
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

/** An applicant withdraws: the application is rejected in the applicant's own name, and can be withdrawn no more. */
async function checkWithdrawal(run: UniversityRun): Promise<void> {
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

/** Of two approvals at once one takes the last seat; the other is refused, and is over capacity when it says so. */
async function checkSeats(run: UniversityRun): Promise<void> {
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

/** A course that is renamed has its new name in the applications that name it. */
async function checkRenaming(run: UniversityRun): Promise<void> {
  const operation = 'renameCourse';
  if (!usesAndSelects(run, operation)) return;
  const { results } = run;
  const id = await run.newCourse();
  const course = id === undefined ? undefined : await readRecord(run, 'courses', id);
  if (id === undefined || !course) return results.skip(operation, 'a course that is renamed', run.reason('course'));
  const before = String(course['courseName']);
  const application = await run.newApplication({ desiredCourse: before.toUpperCase() });
  const other = await run.newApplication({ desiredCourse: `${before} and More` });
  if (!application || !other) return results.skip(operation, 'a course that is renamed', run.reason('application'));
  const courseName = `Renamed ${before}`;
  const { id: _id, ...input } = course;
  const body = { ...input, courseName };
  const { ok, exchange } = await run.call(operation, { as: run.admin, path: { id }, body });
  if (!results.check(operation, 'valid-accepted', { ok, what: 'a new name', exchange })) return;
  for (const [one, name, what] of [
    [application, courseName, 'an application for it'],
    [other, `${before} and More`, 'an application for another course'],
  ] as const) {
    const stored = (await readRecord(run, 'applications', one.id))?.['desiredCourse'];
    results.check(operation, 'renames-applications', { ok: stored === name, what, seen: shown(stored), exchange });
  }
}

interface Tracked {
  readonly operation: OperationId;
  readonly update: OperationId;
  readonly kind: Extract<RecordKind, 'students' | 'courses'>;
  /** The field that is changed, and its value after. */
  readonly field: string;
  readonly value: unknown;
}

const tracked: readonly Tracked[] = [
  {
    operation: 'listStudentChanges',
    update: 'updateStudent',
    kind: 'students',
    field: 'phone',
    value: '+919812345699',
  },
  { operation: 'listCourseChanges', update: 'updateCourse', kind: 'courses', field: 'feeAmount', value: 51_000 },
];

/** An update is told by the history of its record, newest first. */
async function checkHistory(run: UniversityRun, { operation, update, kind, field, value }: Tracked): Promise<void> {
  if (!usesAndSelects(run, operation)) return;
  const { results } = run;
  const id = kind === 'students' ? (await run.newStudent())?.id : await run.newCourse();
  const before = id === undefined ? undefined : await readRecord(run, kind, id);
  if (id === undefined || !before || !run.uses(update)) return results.skip(operation, 'an update', run.whyNothing);
  const { id: _id, createdAt: _createdAt, ...body } = before;
  const path = { id };
  const updated = await run.call(update, { as: run.admin, path, body: { ...body, [field]: value } });
  if (!updated.ok) return results.skip(operation, 'an update', `${update} answers ${updated.status}`);
  const { data, exchange } = await run.call(operation, { as: run.admin, path });
  const [change] = rowsOf(data);
  const fields = rowsOf(change?.['fields']);
  const one = fields.find((row) => row['field'] === field);
  results.check(operation, 'tells-changes', {
    ok:
      change?.['kind'] === 'updated' &&
      isRecord(change['by']) &&
      Boolean(change['by']['name']) &&
      sameValue(one?.['old'], before[field]) &&
      one?.['new'] === value,
    what: field,
    expected: `first an update of ${field} to ${shown(value)}, with who did it`,
    seen: shown(change),
    exchange,
  });
}

/** An update and a decision are told by the list of all that was done, which goes on where it is asked to. */
async function checkActivity(run: UniversityRun): Promise<void> {
  const operation = 'listActivity';
  if (!usesAndSelects(run, operation)) return;
  const { results } = run;
  const skip = (reason: string) => results.skip(operation, 'an update and a decision', reason);
  const student = await run.newStudent();
  const before = student && (await readRecord(run, 'students', student.id));
  const application = await run.newApplication();
  if (!student || !before) return skip(run.reason('student'));
  if (!application) return skip(run.reason('application'));
  const { id: _id, createdAt: _createdAt, ...body } = before;
  const done = [
    await run.call('updateStudent', {
      as: run.admin,
      path: { id: student.id },
      body: { ...body, phone: '+919812345688' },
    }),
    await run.call('reviewApplication', {
      as: run.admin,
      path: { id: application.id },
      body: { status: 'UNDER_REVIEW' },
    }),
  ];
  if (!done.every(({ ok }) => ok)) return skip('the update or the review is refused');
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const { data, exchange } = await run.call(operation, { as: run.admin, query });
    return { rows: rowsOf(data), exchange };
  };
  const { rows, exchange } = await list();
  const rowOf = (id: string, kind: string, field: string, value: string) =>
    rows.find(
      (row) =>
        row['kind'] === kind &&
        Boolean(row['by']) &&
        isRecord(row['record']) &&
        row['record']['id'] === id &&
        rowsOf(row['fields']).some((one) => one['field'] === field && one['new'] === value),
    );
  const updated = rowOf(student.id, 'updated', 'phone', '+919812345688');
  const decided = rowOf(application.id, 'decided', 'status', 'UNDER_REVIEW');
  for (const [what, row] of [
    ['an update', updated],
    ['a decision', decided],
  ] as const)
    results.check(operation, 'tells-activity', { ok: row !== undefined, what, seen: 'no row of it', exchange });
  const times = rows.map((row) => Date.parse(String(row['at'])));
  const isInOrder = times.every((time, index) => index === 0 || time <= times[index - 1]!);
  results.check(operation, 'tells-activity', {
    ok: isInOrder,
    what: 'the order',
    seen: 'an older row first',
    exchange,
  });
  const at = String(updated?.['at'] ?? '');
  if (!at) return;
  const older = await list({ before: at });
  const late = older.rows.find((row) => Date.parse(String(row['at'])) >= Date.parse(at));
  results.check(operation, 'tells-activity', {
    ok: late === undefined,
    what: 'before',
    seen: shown(late),
    exchange: older.exchange,
  });
}

/** What each extension is for is tried once, on records of the kit. */
export async function checkExtensions(run: UniversityRun): Promise<void> {
  for (const restorable of restorables) await checkRestore(run, restorable);
  await checkResets(run);
  await checkAdministratorStatus(run);
  await checkWithdrawal(run);
  await checkSeats(run);
  await checkRenaming(run);
  for (const one of tracked) await checkHistory(run, one);
  await checkActivity(run);
  await checkCasework(run);
}
