import { describe, expect, it } from 'vitest';
import { nextUndecided, placeInQueue } from './application-queue.ts';

const queue = ['a', 'b', 'c', 'd'];

describe('The place in the filtered queue', () => {
  it.each([
    ['a', { position: 1, count: 4, previous: undefined, next: 'b' }],
    ['b', { position: 2, count: 4, previous: 'a', next: 'c' }],
    ['d', { position: 4, count: 4, previous: 'c', next: undefined }],
    [undefined, { position: undefined, count: 4, previous: undefined, next: 'a' }],
    ['elsewhere', { position: undefined, count: 4, previous: undefined, next: 'a' }],
  ])('of %s', (open, place) => {
    expect(placeInQueue(queue, open)).toEqual(place);
  });

  it('of one that a decision took out of the filter is the place that it had', () => {
    expect(placeInQueue(['a', 'c', 'd'], 'b', queue)).toEqual({
      position: undefined,
      count: 3,
      previous: 'a',
      next: 'c',
    });
    expect(placeInQueue(['d'], 'b', queue)).toMatchObject({ previous: undefined, next: 'd' });
    expect(placeInQueue(['a'], 'b', queue)).toMatchObject({ previous: 'a', next: undefined });
    expect(placeInQueue([], 'b', queue)).toMatchObject({ count: 0, previous: undefined, next: undefined });
  });
});

describe('The next that waits for a decision', () => {
  const waiting =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id);
  it.each([
    ['after the open one', queue, 'b', queue, waiting('a', 'd'), 'd'],
    ['from the start again', queue, 'c', queue, waiting('a', 'b'), 'a'],
    ['never the open one itself', queue, 'c', queue, waiting('c'), undefined],
    ['after one that has left the list', ['a', 'c', 'd'], 'b', queue, waiting('a', 'b', 'c', 'd'), 'c'],
    ['the first, where none is open', queue, undefined, queue, waiting('b', 'd'), 'b'],
    ['the first, after one from elsewhere', queue, 'x', queue, waiting('b', 'd'), 'b'],
    ['none, in an empty list', [], 'b', queue, waiting('a'), undefined],
  ])('%s', (_, now, open, before, isWaiting, next) => {
    expect(nextUndecided(now, open, before, isWaiting)).toBe(next);
  });
});
