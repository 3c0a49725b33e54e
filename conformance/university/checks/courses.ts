import { type OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { shown } from '#conformance/kit/exchange.ts';
import type { Kit } from '../university-run.ts';
import { readRecord } from '../read-back.ts';
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

async function checkDuplicates(kit: Kit, stored: Json): Promise<void> {
  const id = await kit.newCourse();
  const [code, name] = [String(stored['courseCode']), String(stored['courseName'])];
  for (const operation of ['createCourse', 'updateCourse'] as const) {
    if (!kit.uses(operation) || !kit.selects(operation) || id === undefined) continue;
    const body = () => ({ ...course, courseCode: kit.fresh.code(10), courseName: `Kit Course ${kit.fresh.code(8)}` });
    const call = (part: Json) => ({
      as: kit.admin,
      body: { ...body(), ...part },
      ...(operation === 'updateCourse' && { path: { id } }),
    });
    const taken: [field: string, what: string, value: string][] = [
      ['courseCode', 'a taken code', code],
      ['courseCode', 'a taken code in small letters', code.toLowerCase()],
      ['courseName', 'a taken name', name],
      ['courseName', 'a taken name in capitals', name.toUpperCase()],
    ];
    for (const [field, what, value] of taken) await expectTaken(kit, operation, field, what, call({ [field]: value }));
  }
}

/** A new course that says how many seats there are, and not how many are left, has them all. */
async function checkSeats(kit: Kit): Promise<void> {
  const code = kit.fresh.code(10);
  const { availableSeats: _, ...body } = { ...course, courseCode: code, courseName: `Kit Course ${code}` };
  const made = await kit.call('createCourse', { as: kit.admin, body });
  if (made.ok)
    await checkWrite(kit, 'createCourse', {}, body, made, { what: 'with its total seats alone', everywhere: false });
}

/** Two calls cancel each other, and what is inactive is on no public list. */
async function checkToggle(kit: Kit, id: string): Promise<void> {
  if (!kit.uses('toggleCourseStatus')) return;
  for (const expected of [false, true]) {
    const { ok, data, exchange } = await kit.call('toggleCourseStatus', { as: kit.admin, path: { id } });
    if (!ok) {
      kit.ledger.check('toggleCourseStatus', 'valid-accepted', { ok, what: 'a toggle', exchange });
      return;
    }
    const answered = isRecord(data) ? data['isActive'] : undefined;
    const stored = (await readRecord(kit, 'courses', id))?.['isActive'];
    kit.ledger.check('toggleCourseStatus', 'toggles', {
      ok: answered === expected && (stored === undefined || stored === expected),
      what: expected ? 'to active' : 'to inactive',
      expected: `isActive ${expected}`,
      seen: `isActive ${shown(answered)} in the answer, ${shown(stored)} when it is read`,
      exchange,
    });
    for (const operation of ['listActiveCourses', 'listAvailableCourses'] as const) {
      if (!kit.uses(operation) || stored !== expected) continue;
      const list = await kit.call(operation);
      const listed = Array.isArray(list.data) && list.data.some((row) => isRecord(row) && row['id'] === id);
      kit.ledger.check(operation, expected ? 'lists-all' : 'lists-nothing-else', {
        ok: listed === expected,
        what: expected ? 'a course that was made active' : 'a course that was made inactive',
        seen: listed ? 'it is in the list' : 'it is not in the list',
        exchange: list.exchange,
      });
    }
  }
}

async function checkDelete(kit: Kit, id: string): Promise<void> {
  if (!kit.uses('deleteCourse')) return;
  const path = { id };
  const gone = await kit.call('deleteCourse', { as: kit.admin, path });
  if (!kit.ledger.check('deleteCourse', 'valid-accepted', { ok: gone.ok, what: 'a deletion', exchange: gone.exchange }))
    return;
  const again = await kit.call('deleteCourse', { as: kit.admin, path });
  kit.ledger.checkStatus('deleteCourse', 'deleted-is-gone', 404, again.exchange, {
    what: 'a second deletion',
    effect: 'lenient',
  });
  if (kit.uses('getCourse')) {
    const { exchange } = await kit.call('getCourse', { path });
    kit.ledger.checkStatus('getCourse', 'unknown-id', 404, exchange, { what: 'a deleted course' });
  }
  for (const operation of ['listCourses', 'listActiveCourses'] as const) {
    if (!kit.uses(operation)) continue;
    const { data, exchange } = await kit.call(operation, { as: kit.admin });
    const listed = Array.isArray(data) && data.some((row) => isRecord(row) && row['id'] === id);
    kit.ledger.check(operation, 'lists-nothing-else', {
      ok: !listed,
      what: 'a deleted course',
      seen: `the row of ${id}`,
      exchange,
    });
  }
}

const idsIn = (data: unknown) =>
  Array.isArray(data) ? data.map((row) => (isRecord(row) ? row['id'] : undefined)) : [];

async function checkDefaults(kit: Kit): Promise<void> {
  if (!kit.uses('initializeDefaultCourses') || !kit.uses('listCourses') || !kit.selects('initializeDefaultCourses'))
    return;
  const before = idsIn((await kit.call('listCourses', { as: kit.admin })).data);
  if (before.length === 0)
    return kit.ledger.skip('initializeDefaultCourses', 'a catalogue that is not empty', 'no course could be made');
  const { ok, data, exchange } = await kit.call('initializeDefaultCourses', { as: kit.admin });
  const after = idsIn((await kit.call('listCourses', { as: kit.admin })).data);
  const unchanged = after.length === before.length && after.every((id) => before.includes(id));
  const answered = idsIn(data).length === after.length;
  kit.ledger.check('initializeDefaultCourses', 'fills-only-empty', {
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

/** A course's life: made, read, edited, switched off and on, and deleted. */
export async function checkCourses(kit: Kit): Promise<void> {
  await checkDefaults(kit);
  if (!kit.selectsAny(operations) || !kit.uses('createCourse')) return;
  const code = kit.fresh.code(10);
  const body = { ...course, courseCode: code, courseName: `Kit Course ${code}` };
  const made = await kit.call('createCourse', { as: kit.admin, body });
  if (!made.ok) return kit.ledger.skip('createCourse', 'the life of a course', 'no course could be made');
  const stored = await checkWrite(kit, 'createCourse', {}, body, made, {
    what: 'sent for a new course',
    everywhere: true,
  });
  if (kit.selects('createCourse')) await checkSeats(kit);
  const id = String(stored?.['id']);
  if (stored && kit.uses('updateCourse') && kit.selects('updateCourse')) {
    const edit = {
      ...body,
      courseName: `${body.courseName} B`,
      description: 'How they fall.',
      feeType: null,
      subjects: [],
    };
    const edited = await kit.call('updateCourse', { as: kit.admin, path: { id }, body: edit });
    if (edited.ok)
      await checkWrite(kit, 'updateCourse', stored, edit, edited, { what: 'sent in an edit', everywhere: true });
  }
  const current = (await readRecord(kit, 'courses', id)) ?? stored;
  if (current) await checkDuplicates(kit, current);
  await checkToggle(kit, id);
  await checkDelete(kit, id);
}
