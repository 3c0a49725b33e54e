import { expect, it } from 'vitest';
import { nodeResponseCheck } from '#mocks/node.ts';
import { StorageClosed } from '../db/storage.ts';
import { failure, success } from './answer.ts';
import type { ContractBreach } from './contract-breach.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: `"${id}", {[` }));

it.each([0, 1, 999, 1000, 1001, 2000, 2500])(
  'an answer with %i rows contains all of them, in slices or not',
  async (count) => {
    const response = await success(200, { data: rows(count), message: 'All of them' });
    expect(await response.json()).toEqual({ success: true, message: 'All of them', data: rows(count) });
    expect(response.headers.get('Content-Type')).toBe('application/json');
  },
);

it('a long list is serialised in slices, between which timers run', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await success(200, { data: rows(200_000) });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

it('the contract check stops at the first error of each alternative that a long answer does not match', async () => {
  const publicView = { department: 'Civil', placement: { company: null } };
  const breaches: ContractBreach[] = [];
  const checkResponse = nodeResponseCheck((breach) => void breaches.push(breach));
  const response = Response.json({ success: true, data: [publicView, publicView, { ...publicView, department: 7 }] });
  await checkResponse('listStudents', new Request('http://portal.test/api/students'), response);
  // The first row is no whole record, and the last is no public view. All others are not looked at for that.
  const paths = breaches.flatMap(({ violations }) => violations.map(({ path }) => path));
  expect(paths).toEqual(['/data/0', '/data/2/department']);
});

it('storage that the browser has closed is reported plainly, with advice', async () => {
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
