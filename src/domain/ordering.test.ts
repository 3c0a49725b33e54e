import { describe, expect, it } from 'vitest';
import { inOrder, readOrder, sortedPositions, writeOrder } from './ordering.ts';

describe('The order of a list', () => {
  it.each([
    ['texts as the locale sorts them', ['b', 'A', 'é', 'z'], false, ['A', 'b', 'é', 'z']],
    ['numbers by size', [10, 9, 100], false, [9, 10, 100]],
    ['from the end', [10, 9, 100], true, [100, 10, 9]],
    [
      'what is missing comes last',
      [null, 2, undefined, 1, '', Number.NaN],
      false,
      [1, 2, null, undefined, '', Number.NaN],
    ],
    ['and last from the end too', [null, 2, undefined, 1], true, [2, 1, null, undefined]],
  ])('%s', (_, keys, desc, expected) => {
    expect(sortedPositions(keys, desc).map((i) => keys[i])).toEqual(expected);
  });

  it.each([[false], [true]])('leaves rows with equal keys as they were (from the end: %s)', (desc) => {
    expect(sortedPositions(['x', 'x', 'x'], desc)).toEqual([0, 1, 2]);
  });

  it('sorts rows by the column it names, and none without one', () => {
    const rows = [{ n: 2 }, { n: 1 }];
    const key = (row: { n: number }) => row.n;
    expect(inOrder(rows, { id: 'n', desc: false }, key)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(inOrder(rows, undefined, key)).toBe(rows);
  });
});

describe('An order in a URL', () => {
  it.each([
    [{ id: 'name', desc: false }, 'name'],
    [{ id: 'name', desc: true }, '-name'],
    [undefined, undefined],
  ])('%j is written %j, and read again', (order, text) => {
    expect(writeOrder(order)).toBe(text);
    expect(readOrder(text, ['name'])).toEqual(order);
  });

  it.each([['password'], ['--name'], [''], [7], [null], [['name']]])('that reads %j is none', (text) => {
    expect(readOrder(text, ['name'])).toBeUndefined();
  });
});
