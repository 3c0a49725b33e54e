import { describe, expect, it, vi } from 'vitest';
import type { Columns } from '../../ui/data-table/columns.ts';
import { filterRows, indexRows, readOrder, searchRows, sortedPositions, sortRows, writeOrder } from './find-rows.ts';
import { defineListSearch } from './list-search.ts';

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
});

const columns: Columns<{ readonly name: string }> = [
  { id: 'name', header: 'Name', width: 10, cell: ({ name }) => name, sortKey: ({ name }) => name },
  { id: 'actions', header: 'Actions', width: 5, cell: () => 'View' },
];

describe('An order in a URL', () => {
  it.each([
    [{ id: 'name', desc: false }, 'name'],
    [{ id: 'name', desc: true }, '-name'],
    [undefined, ''],
  ])('%j is written %j, and read again', (order, text) => {
    expect(writeOrder(order)).toBe(text);
    expect(readOrder(text, columns)).toEqual(order);
  });

  it.each([['password'], ['actions'], ['--name'], ['']])('that names no column to sort by is none: %j', (text) => {
    expect(readOrder(text, columns)).toBeUndefined();
  });
});

describe('The texts that a list is searched by', () => {
  interface Person {
    readonly name: string;
    readonly town: string;
  }
  const people: readonly Person[] = ['Zoya', 'Asha', 'Ravi'].map((name, i) => ({ name, town: `Town ${i}` }));
  const textOf = vi.fn(({ name, town }: Person) => [name, town]);
  const search = defineListSearch({
    searched: textOf,
    placeholder: '',
    filters: { town: { label: 'Town', all: 'All', value: ({ town }: Person) => town } },
  });
  const byName: Columns<Person> = [
    { id: 'name', header: 'Name', width: 1, cell: ({ name }) => name, sortKey: ({ name }) => name },
  ];

  it('are made for a search, once, and neither for a filter nor for an order', () => {
    textOf.mockClear();
    const sorted = sortRows(indexRows(people, search), byName, { id: 'name', desc: false });
    expect(filterRows(sorted, search.filters, { town: 'Town 1' }).rows).toEqual([people[1]]);
    expect(searchRows(sorted, '', search)).toHaveLength(3);
    expect(textOf).not.toHaveBeenCalled();
    expect(searchRows(sorted, 'TOWN', search).map(({ name }) => name)).toEqual(['Asha', 'Ravi', 'Zoya']);
    expect(searchRows(sorted, 'asha', search)).toEqual([people[1]]);
    expect(textOf).toHaveBeenCalledTimes(3);
  });

  it('can be made a few at a time', () => {
    textOf.mockClear();
    const { texts } = indexRows(people, search);
    expect([texts(2).length, texts(2).length, texts(2).length]).toEqual([2, 3, 3]);
    expect(textOf).toHaveBeenCalledTimes(3);
    expect(texts()[2]).toBe('ravi\u0000town 2');
  });
});
