import type { OperationId } from '#openapi/operations.gen.ts';
import type { CheckName } from '../checks/checks.ts';
import type { RuleId } from '../rules.ts';
import { extensionFaults } from '../extensions/faults.ts';
import { accessFaults } from './access.ts';
import { answerFaults } from './answers.ts';
import { keyFaults } from './keys.ts';
import { listFaults } from './lists.ts';
import { lifecycleFaults } from './record-lifecycle.ts';
import { pageFaults } from './pages.ts';
import { requestFaults } from './requests.ts';
import { storageFaults } from './storage.ts';
import type { FaultRow } from './fault.ts';
import type { Inject } from '#conformance/kit/inject-fault.ts';

export interface Fault {
  readonly name: string;
  /** Whose fault it is, by which rule, and by which checks it has to be found. */
  readonly operation: OperationId | '*';
  readonly rule: RuleId;
  readonly by: CheckName;
  readonly inject: Inject;
}

const rows: readonly FaultRow[] = [
  ...answerFaults,
  ...accessFaults,
  ...requestFaults,
  ...storageFaults,
  ...listFaults,
  ...lifecycleFaults,
  ...extensionFaults,
  ...keyFaults,
  ...pageFaults,
];

/** Servers that are wrong in one way each, and the rule by which that has to be found. */
export const faults: readonly Fault[] = rows.map(([name, operation, rule, by, inject]) => ({
  name,
  operation,
  rule,
  by,
  inject,
}));
