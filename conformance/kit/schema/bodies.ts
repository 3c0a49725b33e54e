import { validators as bodies } from '#openapi/bodies.gen.js';
import { validators as parameters } from '#openapi/parameters.gen.js';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import type { Shape } from './shape.ts';
import { validValues } from './valid.ts';

/** Whether a body fits the schema of its operation, says the validator that is generated from the contract. */
export const fitsSchema = (operation: OperationId, body: unknown): boolean => bodies[operation]?.(body) ?? true;

/** The same of the values in its address, which are numbers there too. */
export const fitsAddress = (operation: OperationId, values: Json): boolean =>
  ['Path', 'Query'].every((where) => parameters[`${operation}${where}`]?.({ ...values }) ?? true);

/**
 * So many bodies that fit the schema, and the rules between fields as `fit` knows them. Where it does not keep to a
 * condition of the schema, the validator has the last word, and another body stands in.
 */
export function validBodies(
  operation: OperationId,
  shape: Shape,
  { seed, count }: { readonly seed: number; readonly count: number },
  fit: (value: Json) => Json,
): Json[] {
  const found: Json[] = [];
  for (const value of validValues(shape, seed, count * 3)) {
    const body = fit(value as Json);
    if (fitsSchema(operation, body)) found.push(body);
    if (found.length === count) break;
  }
  return found;
}
