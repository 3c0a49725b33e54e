import { describe, expect, it } from 'vitest';
import { validators } from '#openapi/bodies.gen.js';
import { endpoints, jsonSchema, readContract } from '#openapi/contract.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { fitsSchema } from '#conformance/kit/schema/bodies.ts';
import { mutationsOf } from '#conformance/kit/schema/invalid.ts';
import { type Shape, shapeOf } from '#conformance/kit/schema/shape.ts';
import { validValues } from '#conformance/kit/schema/valid.ts';

const contract = await readContract();
const bodies = endpoints(contract).flatMap(({ id, operation }): [OperationId, Shape][] => {
  const schema = jsonSchema(contract, operation.requestBody);
  // A form with a file is as large as the file may be.
  return schema && !('takesFile' in operations[id as OperationId])
    ? [[id as OperationId, shapeOf(contract, schema)]]
    : [];
});

describe.each(bodies)('The generated inputs for the body of %s', (operation, shape) => {
  it('The bodies of the contract have a validator that tells valid from invalid', () => {
    expect(validators[operation]).toBeDefined();
  });

  it('become invalid by every mutation, in the field that the mutation names', () => {
    const base = (validValues(shape, 1, 60) as Json[]).find((value) => fitsSchema(operation, value));
    expect(base).toBeDefined();
    const harmless = mutationsOf(shape).filter(({ mutate }) => fitsSchema(operation, mutate(base!, 0)));
    // Of a review's status and its old name one is enough.
    const allowed = operation === 'reviewApplication' ? ['status: missing'] : [];
    expect(harmless.map(({ name }) => name).filter((name) => !allowed.includes(name))).toEqual([]);
    const wrong = validators[operation]!;
    for (const { name, field, mutate } of mutationsOf(shape)) {
      if (allowed.includes(name) || field === undefined) continue;
      wrong(mutate(base!, 0));
      const named = (wrong.errors ?? []).map(
        ({ instancePath, params }) => instancePath.split('/')[1] || params['missingProperty'],
      );
      expect([name, named]).toEqual([name, expect.arrayContaining([field])]);
    }
  });
});
