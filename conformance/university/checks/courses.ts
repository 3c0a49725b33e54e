import { type OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { shown } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';
import { courseToChange } from '../borrowed-records.ts';
import { readRecord, rowsWithId } from '../read-back.ts';
import { checkWrite } from './inputs.ts';
import { expectTaken } from './students.ts';

const course = {
  department: 'Kit Department',
  programType: 'Postgraduate',
  description: 'How bridges stand.',
  durationYears: 2.5,
  totalSeats: 60,
  availableSeats: 12,
  feeAmount: 140_000.5,
  feeType: 'per year',
  eligibilityCriteria: ['A first degree', 'At least 60%'],
  subjects: ['Structures', 'Soils'],
};

async function checkDuplicates(run: UniversityRun, stored: Json): Promise<void> {
  const id = await run.newCourse();
  const [code, name] = [String(stored['courseCode']), String(stored['courseName'])];
  for (const operation of ['createCourse', 'updateCourse'] as const) {
    if (!run.uses(operation) || !run.selects(operation) || id === undefined) continue;
    const body = () => ({ ...course, courseCode: run.unique.code(10), courseName: `Kit Course ${run.unique.code(8)}` });
    const call = (part: Json) => ({
      as: run.admin,
      body: { ...body(), ...part },
      ...(operation === 'updateCourse' && { path: { id } }),
    });
    const taken: [field: string, what: string, value: string][] = [
      ['courseCode', 'a taken code', code],
      ['courseCode', 'a taken code in small letters', code.toLowerCase()],
      ['courseName', 'a taken name', name],
      ['courseName', 'a taken name in capitals', name.toUpperCase()],
    ];
    for (const [field, what, value] of taken) await expectTaken(run, operation, field, what, call({ [field]: value }));
  }
}

/** A new course that says how many seats there are, and not how many are left, has them all. */
async function checkSeats(run: UniversityRun): Promise<void> {
  const code = run.unique.code(10);
  const { availableSeats: _, ...body } = { ...course, courseCode: code, courseName: `Kit Course ${code}` };
  const made = await run.call('createCourse', { as: run.admin, body });
  if (made.ok)
    await checkWrite(run, 'createCourse', {}, body, made, { what: 'with its total seats alone', everywhere: false });
}

/** Two calls cancel each other, and what is inactive is on no public list. */
async function checkToggle(run: UniversityRun, id: string): Promise<void> {
  if (!run.uses('toggleCourseStatus')) return;
  for (const expected of [false, true]) {
    const { ok, data, exchange } = await run.call('toggleCourseStatus', { as: run.admin, path: { id } });
    if (!ok) {
      run.results.check('toggleCourseStatus', 'valid-accepted', { ok, what: 'a toggle', exchange });
      return;
    }
    const answered = isRecord(data) ? data['isActive'] : undefined;
    const stored = (await readRecord(run, 'courses', id))?.['isActive'];
    run.results.check('toggleCourseStatus', 'toggles', {
      ok: answered === expected && (stored === undefined || stored === expected),
      what: expected ? 'to active' : 'to inactive',
      expected: `isActive ${expected}`,
      seen: `isActive ${shown(answered)} in the answer, ${shown(stored)} when it is read`,
      exchange,
    });
    for (const operation of ['listActiveCourses', 'listAvailableCourses'] as const) {
      if (!run.uses(operation) || stored !== expected) continue;
      const list = await run.call(operation);
      const listed = rowsWithId(list.data, id).length > 0;
      run.results.check(operation, expected ? 'lists-all' : 'lists-nothing-else', {
        ok: listed === expected,
        what: expected ? 'a course that was made active' : 'a course that was made inactive',
        seen: listed ? 'it is in the list' : 'it is not in the list',
        exchange: list.exchange,
      });
    }
  }
}

async function checkDelete(run: UniversityRun, id: string): Promise<void> {
  if (!run.uses('deleteCourse')) return;
  const path = { id };
  const gone = await run.call('deleteCourse', { as: run.admin, path });
  if (
    !run.results.check('deleteCourse', 'valid-accepted', { ok: gone.ok, what: 'a deletion', exchange: gone.exchange })
  )
    return;
  const again = await run.call('deleteCourse', { as: run.admin, path });
  run.results.checkStatus('deleteCourse', 'deleted-is-gone', 404, again.exchange, {
    what: 'a second deletion',
    effect: 'works',
  });
  if (run.uses('getCourse')) {
    const { exchange } = await run.call('getCourse', { path });
    run.results.checkStatus('getCourse', 'unknown-id', 404, exchange, { what: 'a deleted course' });
  }
  for (const operation of ['listCourses', 'listActiveCourses'] as const) {
    if (!run.uses(operation)) continue;
    const { data, exchange } = await run.call(operation, { as: run.admin });
    const listed = rowsWithId(data, id).length > 0;
    run.results.check(operation, 'lists-nothing-else', {
      ok: !listed,
      what: 'a deleted course',
      seen: `the row of ${id}`,
      exchange,
    });
  }
}

const idsIn = (data: unknown) =>
  Array.isArray(data) ? data.map((row) => (isRecord(row) ? row['id'] : undefined)) : [];

async function checkDefaults(run: UniversityRun): Promise<void> {
  if (!run.uses('initializeDefaultCourses') || !run.uses('listCourses') || !run.selects('initializeDefaultCourses'))
    return;
  const before = idsIn((await run.call('listCourses', { as: run.admin })).data);
  if (before.length === 0)
    return run.results.skip(
      'initializeDefaultCourses',
      'a catalogue that is not empty',
      'the list of courses is empty',
    );
  const { ok, data, exchange } = await run.call('initializeDefaultCourses', { as: run.admin });
  const after = idsIn((await run.call('listCourses', { as: run.admin })).data);
  const unchanged = after.length === before.length && after.every((id) => before.includes(id));
  const answered = idsIn(data).length === after.length;
  run.results.check('initializeDefaultCourses', 'fills-only-empty', {
    ok: ok && unchanged && answered,
    seen: `${before.length} courses before, ${after.length} after, ${idsIn(data).length} in the answer`,
    exchange,
  });
}

const operations: readonly OperationId[] = [
  'createCourse',
  'updateCourse',
  'deleteCourse',
  'toggleCourseStatus',
  'getCourse',
  'listCourses',
  'listActiveCourses',
  'listAvailableCourses',
];

/**
 * A course's life: made, read, edited, switched off and on, and deleted. Where none can be made, one that is there is edited
 * and switched, and put back at the end.
 */
export async function checkCourses(run: UniversityRun): Promise<void> {
  await checkDefaults(run);
  if (!run.selectsAny(operations)) return;
  const code = run.unique.code(10);
  const body = { ...course, courseCode: code, courseName: `Kit Course ${code}` };
  const made = run.uses('createCourse') ? await run.call('createCourse', { as: run.admin, body }) : undefined;
  if (made)
    run.results.check('createCourse', 'valid-accepted', {
      ok: made.ok,
      what: 'a new course',
      exchange: made.exchange,
    });
  let stored: Json | undefined;
  if (made?.ok) {
    const sent = { what: 'sent for a new course', everywhere: true };
    stored = await checkWrite(run, 'createCourse', {}, body, made, sent);
    if (run.selects('createCourse')) await checkSeats(run);
  }
  const id = stored ? String(stored['id']) : await courseToChange(run);
  if (id === undefined) {
    for (const operation of operations) run.results.skip(operation, 'the lifecycle of a course', run.reason('course'));
    return;
  }
  stored ??= await readRecord(run, 'courses', id);
  if (stored && run.uses('updateCourse') && run.selects('updateCourse')) {
    const edit = {
      ...body,
      courseName: `${body.courseName} B`,
      description: 'How they fall.',
      feeType: null,
      subjects: [],
    };
    const edited = await run.call('updateCourse', { as: run.admin, path: { id }, body: edit });
    if (edited.ok)
      await checkWrite(run, 'updateCourse', stored, edit, edited, { what: 'sent in an edit', everywhere: true });
  }
  const current = (await readRecord(run, 'courses', id)) ?? stored;
  if (current) await checkDuplicates(run, current);
  await checkToggle(run, id);
  if (run.made.courses.has(id)) await checkDelete(run, id);
  else run.results.skip('deleteCourse', 'a deletion', run.reason('course'));
}
