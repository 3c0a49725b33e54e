import { expect, it } from 'vitest';
import { nodeResponseCheck } from '#mocks/node.ts';
import { StorageClosed } from '../db/storage.ts';
import { failure, success } from './answer.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: `"${id}", {[` }));

it.each([0, 1, 999, 1000, 1001, 2000, 2500])(
  'an answer with %i rows holds all of them, in slices or not',
  async (count) => {
    const response = await success(200, { data: rows(count), message: 'All of them' });
    expect(await response.json()).toEqual({ success: true, message: 'All of them', data: rows(count) });
    expect(response.headers.get('Content-Type')).toBe('application/json');
  },
);

it('a long list is written in slices, between which timers run', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await success(200, { data: rows(200_000) });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

it('checking 20,000 rows against the contract takes less than a second', async () => {
  const data = Array.from({ length: 20_000 }, () => ({ department: 'Civil', placement: { company: null } }));
  const response = Response.json({ success: true, data });
  const checkResponse = nodeResponseCheck(() => {});
  const started = performance.now();
  await checkResponse('listStudents', new Request('http://portal.test/api/students'), response);
  expect(performance.now() - started).toBeLessThan(1000);
});

it('storage that the browser has closed is said plainly, with a way on', async () => {
  const response = failure(new StorageClosed('it is being cleared'));
  expect([response.status, await response.json()]).toEqual([
    500,
    {
      success: false,
      message: 'The browser has closed the demo’s storage. Nothing was saved. Try again, or reload the page.',
      error: 'STORAGE_CLOSED',
    },
  ]);
});
