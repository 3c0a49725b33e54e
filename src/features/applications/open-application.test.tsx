import { describe, expect, it } from 'vitest';
import { queuePosition } from './open-application.tsx';

const queue = ['a', 'b', 'c', 'd'];
const nobody = new Set<string>();

describe('The position of the open application in the filtered list', () => {
  it.each([
    ['a', 'a', { position: 1, count: 4, previous: undefined, next: 'b' }],
    ['b', 'b', { position: 2, count: 4, previous: 'a', next: 'c' }],
    ['d', 'd', { position: 4, count: 4, previous: 'c', next: undefined }],
    ['nothing', undefined, { position: undefined, count: 4, previous: undefined, next: 'a' }],
    ['an application outside the list', 'elsewhere', { position: undefined, count: 4, previous: undefined, next: 'a' }],
  ])('The position with %s open is that of the list', (_, open, place) => {
    expect(queuePosition(queue, open, queue, nobody)).toEqual({ ...place, undecided: undefined });
  });

  it.each([
    [['a', 'c', 'd'], { position: undefined, count: 3, previous: 'a', next: 'c' }],
    [['d'], { previous: undefined, next: 'd' }],
    [['a'], { previous: 'a', next: undefined }],
    [[], { count: 0, previous: undefined, next: undefined }],
  ])(
    'The position stays between its former neighbours when a decision removes the application and leaves %j',
    (left, place) => {
      expect(queuePosition(left, 'b', queue, nobody)).toMatchObject(place);
    },
  );
});

describe('The next application that awaits a decision', () => {
  it.each([
    ['the one after the open one', queue, 'b', ['a', 'd'], 'd'],
    ['searched from the start after the end', queue, 'c', ['a', 'b'], 'a'],
    ['never the open one itself', queue, 'c', ['c'], undefined],
    ['the one after the open one that has left the list', ['a', 'c', 'd'], 'b', ['a', 'b', 'c', 'd'], 'c'],
    ['the first when none is open', queue, undefined, ['b', 'd'], 'b'],
    ['the first when the open one was never in the list', queue, 'x', ['b', 'd'], 'b'],
    ['absent in an empty list', [], 'b', ['a'], undefined],
  ])('The next undecided application is %s', (_, now, open, waiting, next) => {
    expect(queuePosition(now, open, queue, new Set(waiting)).undecided).toBe(next);
  });
});
