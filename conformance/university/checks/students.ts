import { type OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { isServerFailure, sameValue, shown } from '#conformance/kit/exchange.ts';
import type { NamedStudent, UniversityRun } from '../university-run.ts';
import { studentToChange } from '../borrowed-records.ts';
import { readRecord, rowsWithId } from '../read-back.ts';
import { checkWrite } from './inputs.ts';

const whole = { name: 'Kit Student', department: 'Computer Science', year: 2, semester: 3 };
const academic = { year: 2, semester: 4, currentCGPA: 8.37, totalCredits: 61, attendancePercentage: 87.25 };

/** Each update of a student: a body that a second administrator might send. */
const updates: Partial<Record<OperationId, (student: NamedStudent) => Json>> = {
  adminUpdateStudent: ({ email, rollNo }) => ({ ...whole, email, rollNo, totalFee: 150_000, paidAmount: 60_000.5 }),
  updateStudent: ({ email, rollNo }) => ({ ...whole, email, rollNo, dateOfBirth: '2004-02-29' }),
  updateStudentFull: ({ email, rollNo }) => ({ ...whole, email, rollNo, phone: '+919876543210' }),
  updateStudentAcademic: () => academic,
  adminUpdateStudentAcademic: () => academic,
  updateStudentCgpa: () => ({ cgpa: 7.77, credits: 62 }),
  updateStudentAttendance: () => ({ attendancePercentage: 88.5 }),
  updateStudentFee: () => ({ totalFee: 120_000, paidAmount: 45_000.25 }),
  updateStudentPlacement: () => ({ placementStatus: 'Placed', company: 'Northwind Systems', packageAmount: 12.75 }),
};

const past = '2020-01-01T00:00:00.000Z';

/** Reads the record, changes it with the `updatedAt` that was read, and then once more with one that is out of date. */
async function checkUpdate(run: UniversityRun, operation: OperationId, student: NamedStudent): Promise<void> {
  const sent = updates[operation]?.(student);
  const before = await readRecord(run, 'students', student.id);
  if (!sent) return;
  if (!before) return run.results.skip(operation, 'updates', 'no operation reads the record that is updated');
  const path = { id: student.id };
  const send = (body: Json) => run.call(operation, { as: run.admin, path, body });
  const current = await send({ ...sent, ...(before['updatedAt'] !== undefined && { updatedAt: before['updatedAt'] }) });
  const expected = 'a 200 for an update that has read the stored record';
  if (
    run.results.check(operation, 'valid-accepted', {
      ok: current.ok,
      what: 'a fresh updatedAt',
      expected,
      exchange: current.exchange,
    })
  )
    await checkWrite(run, operation, before, sent, current, { what: 'sent with a fresh updatedAt', everywhere: true });

  const stored = await readRecord(run, 'students', student.id);
  const stale = await send({ ...sent, updatedAt: past });
  const { status, exchange, body } = stale;
  run.results.check(operation, 'stale-refused', {
    ok: status === 409 && body['error'] === 'STALE' && isRecord(body['data']) && body['data']['id'] === student.id,
    expected: 'a 409 with error STALE and the stored record in data',
    effect: status === 409 ? 'works' : 'misleads',
    exchange,
  });
  const after = await readRecord(run, 'students', student.id);
  const changed = Object.keys({ ...stored, ...after }).find((name) => !sameValue(stored?.[name], after?.[name]));
  if (!stale.ok)
    run.results.check(operation, 'refusal-stores-nothing', {
      ok: changed === undefined,
      what: 'a stale update',
      seen: changed && `${changed} is ${shown(after?.[changed])}, before ${shown(stored?.[changed])}`,
      exchange,
    });
}

/** What must be unique: a second student with the same address or roll number, in any case. */
async function checkDuplicates(run: UniversityRun, operation: OperationId, student: NamedStudent): Promise<void> {
  if (!run.uses(operation) || !run.selects(operation)) return;
  const isUpdate = operation !== 'createStudent' && operation !== 'register';
  const own = isUpdate ? await run.newStudent() : undefined;
  if (isUpdate && !own) return run.results.skip(operation, 'values that are taken', run.reason('student'));
  const body = (part: Json): Json => ({
    ...whole,
    email: own?.email ?? run.unique.email(),
    rollNo: own?.rollNo ?? run.unique.code(10),
    ...(isUpdate ? {} : { password: 'first-Day-1' }),
    ...part,
  });
  const taken: [field: string, what: string, part: Json][] = [
    ['email', 'a taken address', { email: student.email }],
    ['email', 'a taken address in capitals', { email: student.email.toUpperCase() }],
    ['rollNo', 'a taken roll number', { rollNo: student.rollNo }],
    ['rollNo', 'a taken roll number in small letters', { rollNo: student.rollNo.toLowerCase() }],
  ];
  for (const [field, what, part] of taken)
    await expectTaken(run, operation, field, what, {
      ...(operation === 'register' ? {} : { as: run.admin }),
      ...(own && { path: { id: own.id } }),
      body: body(part),
    });
}

/** A request with a value that somebody else has. */
export async function expectTaken(
  run: UniversityRun,
  operation: OperationId,
  field: string,
  what: string,
  call: Parameters<UniversityRun['call']>[1],
) {
  const { status, exchange, body, ok } = await run.call(operation, call);
  if (isServerFailure(status)) return;
  const names = isRecord(body['errors']) && field in body['errors'];
  run.results.check(operation, 'duplicate-refused', {
    ok: status === 409 && names,
    what,
    expected: `a 409 with errors.${field}`,
    effect: ok ? 'misleads' : 'works',
    exchange,
  });
}

/** Whatever a body says of role and id, a new account is a student with an id of the server's own. */
async function checkUndeclared(run: UniversityRun, operation: 'createStudent' | 'register'): Promise<void> {
  if (!run.uses(operation) || !run.selects(operation)) return;
  const undeclared = { id: 'kit-chosen-id', role: 'SUPER_ADMIN', totalFee: 1, currentCGPA: 10, isAdmin: true };
  const body = {
    ...whole,
    name: '  Kit Student  ',
    email: run.unique.email(),
    rollNo: run.unique.code(10),
    password: 'first-Day-1',
  };
  const answer = await run.call(operation, {
    as: operation === 'register' ? { name: 'a visitor' } : run.admin,
    body: { ...body, ...undeclared },
  });
  if (!answer.ok) {
    run.results.check(operation, 'ignores-the-undeclared', {
      ok: false,
      what: 'a body with more',
      effect: 'works',
      exchange: answer.exchange,
    });
    return;
  }
  const record = operation === 'register' && isRecord(answer.data) ? answer.data['user'] : answer.data;
  const row: Json = isRecord(record) ? record : {};
  const taken =
    row['id'] === undeclared.id ||
    (row['role'] ?? 'STUDENT') !== 'STUDENT' ||
    row['currentCGPA'] === 10 ||
    row['totalFee'] === 1;
  run.results.check(operation, 'ignores-the-undeclared', { ok: !taken, seen: shown(row), exchange: answer.exchange });
  run.results.check(operation, 'trims-text', {
    ok: row['name'] === 'Kit Student',
    what: 'name',
    seen: shown(row['name']),
    exchange: answer.exchange,
  });
}

/** Whether the lists of everybody hold a student, as they should or should not. */
async function checkListed(run: UniversityRun, id: string, expected: boolean): Promise<void> {
  for (const operation of ['adminListStudents', 'listStudents'] as const) {
    if (!run.uses(operation)) continue;
    const query: Record<string, string> = operation === 'listStudents' ? { page: '-1' } : {};
    const { data, exchange } = await run.call(operation, { as: run.admin, query });
    const listed = rowsWithId(data, id).length > 0;
    run.results.check(operation, expected ? 'lists-all' : 'lists-nothing-else', {
      ok: listed === expected,
      what: expected ? 'a student who was just added' : 'a deleted student',
      seen: `${listed ? 'the' : 'no'} row of ${id}`,
      exchange,
    });
  }
}

/** A deleted student is nowhere, and signs in no more. */
async function checkDelete(run: UniversityRun): Promise<void> {
  if (
    !run.uses('deleteStudent') ||
    !run.selectsAny(['deleteStudent', 'adminListStudents', 'listStudents', 'getStudent', 'adminGetStudent'])
  )
    return;
  const student = await run.newStudent();
  if (!student) return run.results.skip('deleteStudent', 'a deletion', run.reason('student'));
  const path = { id: student.id };
  await checkListed(run, student.id, true);
  const { caller } = run.uses('studentLogin')
    ? await run.signIn('studentLogin', student, { name: 'the student', variable: '$DELETED_TOKEN' })
    : { caller: undefined };
  const gone = await run.call('deleteStudent', { as: run.admin, path });
  run.results.check('deleteStudent', 'valid-accepted', { ok: gone.ok, what: 'a deletion', exchange: gone.exchange });
  if (!gone.ok) return;
  const again = await run.call('deleteStudent', { as: run.admin, path });
  const { results } = run;
  results.checkStatus('deleteStudent', 'deleted-is-gone', 404, again.exchange, {
    what: 'a second deletion',
    effect: 'works',
  });
  for (const operation of ['adminGetStudent', 'getStudent'] as const) {
    if (!run.uses(operation)) continue;
    const { exchange } = await run.call(operation, { as: run.admin, path });
    results.checkStatus(operation, 'unknown-id', 404, exchange, { what: 'a deleted student' });
  }
  await checkListed(run, student.id, false);
  if (!caller) return;
  const dead = await run.call('getCurrentUser', { as: caller });
  results.checkStatus('deleteStudent', 'deleted-is-gone', 401, dead.exchange, {
    what: 'the token of a deleted student',
  });
  const login = await run.call('studentLogin', { body: { email: student.email, password: student.password } });
  results.checkStatus('deleteStudent', 'deleted-is-gone', 401, login.exchange, {
    what: 'a login of a deleted student',
  });
}

/** The student's own eyes: signed in, the record is the one that administrators see. */
async function checkOwnEyes(run: UniversityRun): Promise<void> {
  if (!run.uses('studentLogin') || !run.selectsAny(['studentLogin', 'login', 'getCurrentUser', 'getStudent'])) return;
  const student = await run.newStudent({ name: 'Kit Own Eyes', phone: '+919876500007', dateOfBirth: '2004-02-29' });
  if (!student) {
    for (const operation of ['studentLogin', 'login', 'getCurrentUser'] as const)
      run.results.skip(operation, 'the eyes of a new student', run.reason('student'));
    return;
  }
  const stored = await readRecord(run, 'students', student.id);
  for (const operation of ['studentLogin', 'login'] as const) {
    if (!run.uses(operation)) continue;
    const { answer, caller } = await run.signIn(operation, student, {
      name: 'the student',
      variable: '$KIT_STUDENT_TOKEN',
    });
    run.results.check(operation, 'signs-in', {
      ok: caller !== undefined,
      what: 'a new student',
      exchange: answer.exchange,
    });
    if (!caller || !stored || !run.uses('getCurrentUser')) continue;
    const { data, exchange } = await run.call('getCurrentUser', { as: caller });
    const wrong = Object.keys(stored).find((name) => !sameValue(stored[name], isRecord(data) ? data[name] : undefined));
    run.results.check('getCurrentUser', 'shows-what-is-stored', {
      ok: wrong === undefined,
      what: wrong ?? '',
      seen: wrong && `${shown(isRecord(data) ? data[wrong] : undefined)}, elsewhere ${shown(stored[wrong])}`,
      exchange,
    });
  }
}

/** A student's life: made, read, updated, updated too late, and deleted. */
export async function checkStudents(run: UniversityRun): Promise<void> {
  const operations = Object.keys(updates) as OperationId[];
  const writers = ['createStudent', 'register', ...operations] as OperationId[];
  const student = run.selectsAny(writers) ? await studentToChange(run) : undefined;
  if (run.selectsAny(writers) && !student)
    for (const operation of writers)
      run.results.skip(operation, 'updates, and values that are taken', run.reason('student'));
  if (student) {
    for (const operation of operations)
      if (run.selects(operation) && run.uses(operation)) await checkUpdate(run, operation, student);
    const unique = ['createStudent', 'register', 'adminUpdateStudent', 'updateStudent', 'updateStudentFull'] as const;
    const current = await readRecord(run, 'students', student.id);
    const named = {
      ...student,
      email: String(current?.['email'] ?? student.email),
      rollNo: String(current?.['rollNo'] ?? student.rollNo),
    };
    for (const operation of unique) await checkDuplicates(run, operation, named);
  }
  await checkUndeclared(run, 'createStudent');
  await checkUndeclared(run, 'register');
  await checkOwnEyes(run);
  await checkDelete(run);
}
