import { expect, it } from 'vitest';
import { operations } from '#openapi/operations.gen.ts';
import { extensions } from './extension-names.ts';

it('The extensions are exactly those in the contract’s operations', () => {
  const named = Object.values(operations).flatMap((operation) => ('extension' in operation ? operation.extension : []));
  expect([...extensions].toSorted()).toEqual([...new Set(named)].toSorted());
});
