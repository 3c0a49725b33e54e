import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRuns, markOf, RECENT_MS, recentRuns, rememberRun } from './recent-runs.ts';

const NOON = Date.parse('2026-05-04T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const doneTo = (what: string, to: readonly string[]) => [...recentRuns(what, to).keys()];

it('A run is known for a day by what was done and to whom, and no record can be read in what is kept', () => {
  rememberRun('status', ['s1', 's2']);
  expect(recentRuns('status', ['s1', 's3'])).toEqual(new Map([['s1', { at: '2026-05-04T12:00:00.000Z', by: 'User' }]]));
  expect(doneTo('fees', ['s1'])).toEqual([]);
  expect(localStorage.getItem('recentRuns')).not.toContain('s1');
  vi.setSystemTime(NOON + RECENT_MS - 1);
  expect(doneTo('status', ['s1'])).toEqual(['s1']);
  vi.setSystemTime(NOON + RECENT_MS);
  expect(doneTo('status', ['s1'])).toEqual([]);
});

it('Of runs that are undone nothing is kept, and what else was done stays', () => {
  rememberRun('status', ['s1', 's2']);
  rememberRun('fees', ['s2']);
  forgetRuns(['s2']);
  expect([doneTo('status', ['s1', 's2']), doneTo('fees', ['s2'])]).toEqual([['s1'], []]);
  expect(JSON.parse(localStorage.getItem('recentRuns') ?? '')).toMatchObject([{ what: 'status', of: [markOf('s1')] }]);
});

it.each(['{', '[1, {"what": 2}]', '{"what": "status"}'])('What is kept as %s counts as nothing', (kept) => {
  localStorage.setItem('recentRuns', kept);
  expect(doneTo('status', ['s1'])).toEqual([]);
});

it('Fifty runs are kept, and the oldest is forgotten first', () => {
  for (let i = 0; i <= 50; i += 1) rememberRun('status', [`s${i}`]);
  expect(doneTo('status', ['s0', 's1', 's50'])).toEqual(['s1', 's50']);
});
