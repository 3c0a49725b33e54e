import { expect, test } from 'vitest';
import { aboveFloor } from './library-floor.ts';

test.each([
  'a.toSorted()',
  'a.map(b).toReversed().join()',
  'a?.toSpliced(0,1)',
  'Object.groupBy(a,b)',
  'Promise.withResolvers()',
  'URL.canParse(a)',
  'AbortSignal.any([a])',
  'a.values().map(b)',
  'a.isSubsetOf(b)',
])('A build that calls %s is above the floor of the browsers', (code) => {
  expect(aboveFloor(`const x=${code};`)).toHaveLength(1);
});

test.each(['[...a].sort()', 'a.findLast(b)', '[...a.values()].map(b)', 'AbortSignal.timeout(1)', 'a.with(b)'])(
  'A build that calls %s is within the floor of the browsers',
  (code) => {
    expect(aboveFloor(`const x=${code};`)).toEqual([]);
  },
);
