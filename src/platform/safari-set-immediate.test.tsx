import { expect, test } from 'vitest';
import { setImmediate } from './safari-set-immediate.ts';

test('A setImmediate task pending when a page is left runs once when Back restores the page', async () => {
  expect(globalThis.setImmediate).toBe(setImmediate);
  const done: string[] = [];
  setImmediate(() => done.push('due'));
  expect(done).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(done).toEqual(['due']);
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(done).toEqual(['due']);
});

test('setImmediate runs tasks in their order', async () => {
  const done: number[] = [];
  for (const number of [1, 2, 3]) setImmediate(() => done.push(number));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual([1, 2, 3]);
});
