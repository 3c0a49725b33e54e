import { expect, it } from 'vitest';
import { success } from './answer.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: `"${id}", {[` }));

it.each([0, 1, 999, 1000, 1001, 2000, 2500])('a list of %i rows is written whole, in slices or not', async (count) => {
  const response = await success(200, { data: rows(count), message: 'All of them' });
  expect(await response.json()).toEqual({ success: true, message: 'All of them', data: rows(count) });
  expect(response.headers.get('Content-Type')).toBe('application/json');
});

it('a long list is not written in one piece: other work gets its turn in between', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await success(200, { data: rows(200_000) });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
