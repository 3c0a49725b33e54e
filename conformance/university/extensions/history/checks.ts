import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { sameValue, shown } from '#conformance/kit/exchange.ts';
import { readRecord, type RecordKind, rowsOf } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

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

/** What is changed is told by the history of its record. */
export async function checkHistories(run: UniversityRun): Promise<void> {
  for (const one of tracked) await checkHistory(run, one);
}
