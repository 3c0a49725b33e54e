import type { OperationId } from '#openapi/operations.gen.ts';
import type { ListModel } from '../list-model.ts';
import type { UniversityRun } from '../university-run.ts';
import { expectRefusal } from './inputs.ts';

/** A parameter that an operation does not take, or a range the wrong way round, is a 400 that names it. */
export async function checkParameters(
  run: UniversityRun,
  operation: OperationId,
  { ranges, foreign }: ListModel,
  others: readonly string[] = [],
): Promise<void> {
  const wrong: readonly (readonly [name: string, value: string])[] = [
    ['kitUnknown', '1'],
    ...[foreign, ...others].map((name) => [name, 'APPLIED'] as const),
    ...Object.keys(ranges).map((name) =>
      name === 'submitted'
        ? ([name, '2026-05-02T00:00:00.000Z..2026-05-01T00:00:00.000Z'] as const)
        : ([name, '9..8.5'] as const),
    ),
  ];
  for (const [name, value] of wrong) {
    const answer = await run.call(operation, { as: run.admin, query: { [name]: value } });
    expectRefusal(run, operation, `${name}=${value}`, name, answer, 'page-parameters');
  }
}
