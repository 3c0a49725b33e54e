import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { sameValue } from '#conformance/kit/exchange.ts';
import { readRecord } from './read-back.ts';
import type { NamedStudent, UniversityRun } from './university-run.ts';

type Kind = 'students' | 'courses';

/** Where a record of each kind is found, and what writes it as a whole, the one that says most first. */
const operationsOf = {
  students: { lists: ['adminListStudents', 'listStudents'], writes: ['adminUpdateStudent', 'updateStudent'] },
  courses: { lists: ['listCourses', 'listActiveCourses'], writes: ['updateCourse'] },
} as const satisfies Record<Kind, { lists: readonly OperationId[]; writes: readonly OperationId[] }>;

/** What writes a part of a student, where nothing writes the whole: each with what it is sent of the record. */
const parts: readonly (readonly [OperationId, (record: Json) => Json])[] = [
  ['updateStudentFee', ({ totalFee, paidAmount }) => ({ totalFee, paidAmount })],
  [
    'updateStudentPlacement',
    ({ placementStatus, company, packageAmount }) => ({ placementStatus, company, packageAmount }),
  ],
  [
    'updateStudentAcademic',
    ({ year, semester, currentCGPA, totalCredits }) => ({ year, semester, currentCGPA, totalCredits }),
  ],
  [
    'updateStudentAttendance',
    ({ attendance }) => ({ attendancePercentage: isRecord(attendance) ? attendance['percentage'] : undefined }),
  ],
];

/** Set by the server. */
const derived = new Set(['id', 'createdAt', 'updatedAt', 'pendingAmount', 'feeStatus', 'role', 'photoUrl']);

/** The fields that are other than before. */
const changedIn = (before: Json, now: Json) =>
  Object.keys({ ...before, ...now }).filter((name) => !derived.has(name) && !sameValue(before[name], now[name]));

/** A record of the server, always the same one. It is never that of the student's account. */
async function borrow(run: UniversityRun, kind: Kind): Promise<Json | undefined> {
  const known = run.borrowed.get(kind);
  if (known || run.readOnly) return known;
  for (const operation of operationsOf[kind].lists) {
    if (!run.uses(operation)) continue;
    const query: Record<string, string> = operation === 'listStudents' ? { page: '-1' } : {};
    const { data } = await run.call(operation, { as: run.admin, query });
    const rows = Array.isArray(data) ? data.filter(isRecord) : [];
    const row = rows.find(({ id }) => typeof id === 'string' && id !== run.own?.id);
    const record = row && (await readRecord(run, kind, String(row['id'])));
    if (!record) continue;
    run.borrowed.set(kind, record);
    return record;
  }
  return undefined;
}

/** A student that may be changed: one that the run has made, or else one that is there, which is put back at the end. */
export async function studentToChange(run: UniversityRun): Promise<NamedStudent | undefined> {
  const made = await run.madeStudent();
  if (made) return made;
  const record = await borrow(run, 'students');
  return record && { id: String(record['id']), email: String(record['email']), rollNo: String(record['rollNo']) };
}

/** The id of a course that may be changed: a new one, or else one that is there, which is put back at the end. */
export async function courseToChange(run: UniversityRun): Promise<string | undefined> {
  const made = await run.newCourse();
  if (made !== undefined) return made;
  const record = await borrow(run, 'courses');
  return record && String(record['id']);
}

/** Writes every borrowed record as it was. @returns those that could not be put back, as sentences */
export async function putBack(run: UniversityRun): Promise<string[]> {
  const left: string[] = [];
  for (const [kind, before] of run.borrowed) {
    const path = { id: String(before['id']) };
    const read = async () => changedIn(before, (await readRecord(run, kind, path.id)) ?? {});
    let changed = await read();
    // Null clears what was not there.
    const cleared = Object.fromEntries(changed.map((name) => [name, before[name] ?? null]));
    const whole = Object.fromEntries(Object.entries(before).filter(([name]) => !derived.has(name)));
    const bodies: readonly (readonly [OperationId, Json])[] = [
      ...operationsOf[kind].writes.map((operation) => [operation, { ...whole, ...cleared }] as const),
      ...(kind === 'students'
        ? parts.map(([operation, of]) => [operation, of({ ...before, ...cleared })] as const)
        : []),
    ];
    for (const [operation, body] of bodies)
      for (const as of new Set([run.admin, run.callers.superAdmin])) {
        if (changed.length === 0 || !as || !run.uses(operation)) continue;
        await run.call(operation, { as, path, body });
        changed = await read();
      }
    if (changed.length > 0) left.push(`${path.id}, which was changed: ${changed.join(', ')} could not be put back`);
  }
  return left;
}
