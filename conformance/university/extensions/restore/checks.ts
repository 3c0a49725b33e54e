import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { sameValue, shown } from '#conformance/kit/exchange.ts';
import { readRecord, type RecordKind, rowsOf } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

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

/** What is deleted can be put back. */
export async function checkRestores(run: UniversityRun): Promise<void> {
  for (const restorable of restorables) await checkRestore(run, restorable);
}
