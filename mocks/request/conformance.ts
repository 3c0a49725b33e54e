import type { OperationId } from '../../openapi/operations.gen.ts';
import { validators } from '../../openapi/responses.gen.js';

/**
 * Checks a response against the contract: the operation lists its status, and its body fits the schema.
 * @throws Error naming the operation and what does not fit
 */
export async function checkResponse(id: OperationId, response: Response): Promise<void> {
  const check = validators[`${id}${response.status}`];
  if (!check) throw new Error(`${id} answered ${response.status}, which the contract does not list`);
  const body: unknown = await response.json();
  if (!check(body)) {
    const [first] = check.errors ?? [];
    throw new Error(`${id} ${response.status}: ${first?.instancePath || 'the body'} ${first?.message}`);
  }
}
