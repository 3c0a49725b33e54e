import { t } from '#src/languages/texts.ts';
import type { OperationName } from './conditions.ts';
import type { OwnAnswer } from './answers.ts';
import { validators } from '#openapi/responses.gen.js';

/**
 * What an answer of somebody's own has that the contract does not allow, as a sentence; undefined where it fits, or where
 * nothing is said of it: of every operation at once, and of a delay alone. It is given all the same.
 */
export function breachOf(operation: OperationName, { status = 200, body }: OwnAnswer): string | undefined {
  if (operation === '*' || body === undefined) return undefined;
  const check = validators[`${operation}${status}`];
  if (!check) return t`The contract lists no answer ${status} of ${operation}.`;
  if (typeof body === 'string') return t`The contract has JSON as the answer ${status} of ${operation}.`;
  if (check(body)) return undefined;
  const [error] = check.errors ?? [];
  const part = error?.instancePath || t`the body`;
  const fault = error?.message ?? t`does not fit`;
  return t`The contract says of the answer ${status} of ${operation}: ${part} ${fault}.`;
}
