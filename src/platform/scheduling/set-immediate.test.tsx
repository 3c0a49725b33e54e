import { expect, test } from 'vitest';
import { setImmediate } from './set-immediate.ts';

test('What setImmediate is to do when a page is left is done once when Back shows it again', async () => {
  expect(globalThis.setImmediate).toBe(setImmediate);
  const done: string[] = [];
  setImmediate(() => done.push('due'));
  expect(done).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(done).toEqual(['due']);
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(done).toEqual(['due']);
});

test('setImmediate does one task after the other, in their order', async () => {
  const done: number[] = [];
  for (const number of [1, 2, 3]) setImmediate(() => done.push(number));
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual([1, 2, 3]);
});
