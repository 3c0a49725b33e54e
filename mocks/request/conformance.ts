import type { OperationId } from '../../openapi/operations.gen.ts';
import { validators } from '../../openapi/responses.gen.js';

/**
 * Holds a response against the contract: its status must be one that the operation lists, its body must fit.
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
