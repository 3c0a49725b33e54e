import { expect, it } from 'vitest';
import { readContract } from '#openapi/contract.ts';
import { codeMessage } from './code-words.ts';

const text = JSON.stringify(await readContract());
const values = new Set([...text.matchAll(/"enum":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
const words = new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bSTALE\b/g));
const codes = [...words].filter((word) => !values.has(word)).toSorted();

it('The portal has a sentence of its own for each error code that the contract names', () => {
  expect(codes).toContain('KEY_IN_USE');
  expect(codes.filter((code) => codeMessage(code) === undefined)).toEqual([]);
});

it('The portal has no sentence of its own for a code that the contract does not name', () => {
  expect(codeMessage('REJECTED')).toBeUndefined();
});
