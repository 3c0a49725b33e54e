import { describe, expect, it } from 'vitest';
import { countValues, parseStats, statsBesideList } from './stats.ts';

interface Stats {
  readonly total: number;
  readonly byCourse: readonly { readonly course: string; readonly count: number }[];
}
const ofNone: Stats = { total: 0, byCourse: [] };
const read = (raw: unknown) => parseStats(raw, ofNone, { byCourse: 'course' });

describe('The figures of a server', () => {
  it('A server’s figures are read as they are', () => {
    const stats = { total: 3, byCourse: [{ course: 'Civil', count: 2 }] };
    expect(read({ ...stats, more: 7 })).toEqual(stats);
  });

  it.each([
    ['is missing', {}],
    ['is null', { total: null }],
    ['is a text', { total: '3' }],
  ])('A server’s figure is 0 where it %s', (_, raw) => {
    expect(read(raw)).toEqual(ofNone);
  });

  it.each([
    ['no list', 7, []],
    ['no record', [null], []],
    ['a record without the value', [{ count: 1 }, { course: null, count: 1 }, { course: '', count: 1 }], []],
    ['a record without a count', [{ course: 'Civil' }], [{ course: 'Civil', count: 0 }]],
    ['a value that is a number', [{ course: 7, count: 1 }], [{ course: '7', count: 1 }]],
  ])('A server’s counts by value are read where they hold %s', (_, byCourse, counts) => {
    expect(read({ byCourse }).byCourse).toEqual(counts);
  });

  it.each([
    ['nothing', undefined, 'without the data'],
    ['null', null, 'without the data'],
    ['a list', [], 'could not be read'],
    ['a text', 'many', 'could not be read'],
  ])('A server’s figures cannot be read from %s', (_, raw, message) => {
    expect(() => read(raw)).toThrow(message);
  });
});

it('Values are counted in the order of their first occurrence, without white space around them and empty ones', () => {
  expect(countValues('course', ['Law', ' Civil', 'Law ', '', ' ', 'Civil', 'Law'])).toEqual([
    { course: 'Law', count: 3 },
    { course: 'Civil', count: 2 },
  ]);
});

it.each([
  ['agree with the list', { total: 2, byCourse: [{ course: 'Law', count: 2 }] }, true],
  ['contradict the list', { total: 3, byCourse: [] }, false],
  ['have not come', undefined, false],
])('The server’s figures beside a list are shown or not: they %s', (_, stats: Stats | undefined, isServers) => {
  const ofList: Stats = { total: 2, byCourse: [] };
  expect(statsBesideList(stats, ofList)).toBe(isServers ? stats : ofList);
});
