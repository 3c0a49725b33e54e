import type { OperationId } from '#openapi/operations.gen.ts';
import type { UniversityRun } from '../university-run.ts';

/** Whether one of the operations may be sent, and is asked about. */
export const usesAndSelects = (run: UniversityRun, ...operations: readonly OperationId[]): boolean =>
  operations.some((operation) => run.uses(operation) && run.selects(operation));
