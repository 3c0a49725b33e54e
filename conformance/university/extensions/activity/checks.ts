import { isRecord } from '#src/platform/api/shapes.ts';
import { shown } from '#conformance/kit/exchange.ts';
import { readRecord, rowsOf } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

/** An update and a decision are told by the list of all that was done, which goes on where it is asked to. */
export async function checkActivity(run: UniversityRun): Promise<void> {
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
