import { expect, it } from 'vitest';
import { fewOf } from './name-lists.ts';

it('A list of names has twenty of them at most, and says how many more there are', () => {
  const names = Array.from({ length: 22 }, (_, i) => `Mark ${i + 1}`);
  expect(fewOf(names.slice(0, 20))).toMatch(/Mark 20$/);
  expect(fewOf(names)).toMatch(/Mark 20, and 2 more$/);
});
