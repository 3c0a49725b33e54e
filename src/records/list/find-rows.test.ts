import { describe, expect, it, vi } from 'vitest';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import {
  filterRows,
  indexRows,
  readOrder,
  isChosen,
  searchRows,
  sortedPositions,
  sortRows,
  writeOrder,
} from './find-rows.ts';
import { defineListSearch } from './list-search.ts';

describe('The order of a list', () => {
  it.each([
    ['sorts texts as the locale does', ['b', 'A', 'é', 'z'], false, ['A', 'b', 'é', 'z']],
    ['sorts numbers by size', [10, 9, 100], false, [9, 10, 100]],
    ['sorts in descending order', [10, 9, 100], true, [100, 10, 9]],
    [
      'sorts missing values last',
      [null, 2, undefined, 1, '', Number.NaN],
      false,
      [1, 2, null, undefined, '', Number.NaN],
    ],
    ['sorts missing values last in descending order too', [null, 2, undefined, 1], true, [2, 1, null, undefined]],
  ])('%s', (_, keys, desc, expected) => {
    expect(sortedPositions(keys, desc).map((i) => keys[i])).toEqual(expected);
  });

  it.each([[false], [true]])('keeps the former order of rows with equal keys (descending: %s)', (desc) => {
    expect(sortedPositions(['x', 'x', 'x'], desc)).toEqual([0, 1, 2]);
  });
});

const columns: Columns<{ readonly name: string }> = [
  { id: 'name', header: 'Name', width: 10, cell: ({ name }) => name, accessor: ({ name }) => name },
  { id: 'actions', header: 'Actions', width: 5, cell: () => 'View' },
];

describe('The sort parameter in a URL', () => {
  it.each([
    ['An ascending order', 'name', { id: 'name', desc: false }],
    ['A descending order', '-name', { id: 'name', desc: true }],
    ['No order', '', undefined],
  ])('%s is written as %j, and read back', (_, text, order) => {
    expect(writeOrder(order)).toBe(text);
    expect(readOrder(text, columns)).toEqual(order);
  });

  it.each([['password'], ['actions'], ['--name'], ['']])(
    'The sort parameter %j names no sortable column and is ignored',
    (text) => {
      expect(readOrder(text, columns)).toBeUndefined();
    },
  );
});

describe('The search texts of a list', () => {
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
    { id: 'name', header: 'Name', width: 1, cell: ({ name }) => name, accessor: ({ name }) => name },
  ];

  it('build once for a search, and not for a filter or an order', () => {
    textOf.mockClear();
    const sorted = sortRows(indexRows(people, search), byName, { id: 'name', desc: false });
    expect(filterRows(sorted, search.filters, { town: 'Town 1' }).rows).toEqual([people[1]]);
    expect(searchRows(sorted, '')).toHaveLength(3);
    expect(textOf).not.toHaveBeenCalled();
    expect(searchRows(sorted, 'TOWN').map(({ name }) => name)).toEqual(['Asha', 'Ravi', 'Zoya']);
    expect(searchRows(sorted, 'asha')).toEqual([people[1]]);
    expect(textOf).toHaveBeenCalledTimes(3);
  });

  it('can be built in small steps', () => {
    textOf.mockClear();
    const { texts } = indexRows(people, search);
    expect([texts(2).length, texts(2).length, texts(2).length]).toEqual([2, 3, 3]);
    expect(textOf).toHaveBeenCalledTimes(3);
    expect(texts()[2]?.text).toBe('ravi\u0000town 2');
  });
});

describe('A search that refines the former one', () => {
  const names = [
    'Bhavana Rao',
    'Bharat Bhat',
    'Abha Rao',
    'Ravi  Bhat',
    'Rao Bhavana',
    'Zoya Khan',
    'İpek Ra',
    'ΟΔΟΣ Rao',
  ];
  const people = Array.from({ length: 40 }, (_, i) => `${names[i % names.length]} ${i}`);
  const searched = (name: string) => [name, `town ${name.length}`];
  const byName: Columns<string> = [{ id: 'name', header: '', width: 1, cell: String, accessor: String }];

  const search = defineListSearch({ searched, placeholder: '', filters: {} });
  const fresh = (q: string) => searchRows(indexRows(people, search), q);

  it.each([
    ['letter by letter, and back', ['b', 'bh', 'bha', 'bhav', 'bhavx', 'bhav', 'bha', 'bh', 'b', '']],
    ['letters in front, and back', ['ana', 'vana', 'havana', 'vana', 'ana']],
    ['a letter in place of another', ['bha', 'bhr', 'bha', 'rha', 'ra']],
    ['a second word', ['rao', 'rao ', 'rao b', 'rao bha', 'rao', 'rao z', 'rao']],
    ['a word in front of it', ['rao', 'b rao', 'bhavana rao', ' rao']],
    ['another word in place of the first', ['bha rao', 'rao', 'bha', 'zoya rao', 'zoya']],
    ['a word in two, and two in one', ['bhavana', 'bhav ana', 'bhavana', 'rao bhav', 'raobhav', 'rao bhav']],
    ['a word that ends the one before it', ['rao av', 'avrao', 'av', 'av rao']],
    ['the same word twice', ['bha', 'bha bha', 'bha b', 'bha']],
    ['spaces within and around', ['ravi', 'ravi ', 'ravi  ', 'ravi  b', ' ravi b', 'ravi   b', '   ', 'ravi']],
    ['large and small letters', ['RA', 'Rao', 'rAo', 'RA']],
    ['letters that are longer when small', ['i', 'İ', 'İp', 'ip', 'İ']],
    ['letters that differ at the end of a word', ['οδο', 'ΟΔΟΣ', 'ΟΔΟΣ r', 'ΟΔΟΣr', 'οδο']],
    ['another word at once, and the first again', ['bhavana', 'zoya', 'bhavana', '\u0000\u0000', 'rao']],
  ])('The result equals that of a new search: %s', (_, typed) => {
    const index = indexRows(people, search);
    expect(typed.map((q) => searchRows(index, q))).toEqual(typed.map(fresh));
  });

  it('The result is the same after any edits', () => {
    const letters = ['a', 'b', 'h', 'r', 'o', ' '];
    const index = indexRows(people, search);
    let q = '';
    let number = 1;
    const below = (end: number) => (number = (number * 48_271) % 2_147_483_647) % end;
    for (let edit = 0; edit < 2000; edit++) {
      const at = below(q.length + 1);
      q = q.slice(0, at) + (below(5) < 3 ? letters[below(6)] + q.slice(at) : q.slice(at + 1));
      expect([q, searchRows(index, q)]).toEqual([q, fresh(q)]);
    }
  });

  it('The search starts anew after a change of the order', () => {
    const index = indexRows(people, search);
    searchRows(index, 'bha');
    const sorted = sortRows(index, byName, { id: 'name', desc: true });
    expect(searchRows(sorted, 'bhav')).toEqual(fresh('bhav').toSorted().toReversed());
  });

  it('Words in another order than the name’s find it too, beside what contains them as they are typed', () => {
    const index = indexRows(['Asha Devi Rao', 'Rao Ashok', 'Asha Verma'], search);
    expect(searchRows(index, 'rao ash')).toEqual(['Asha Devi Rao', 'Rao Ashok']);
    expect(searchRows(index, 'devi rao')).toEqual(['Asha Devi Rao']);
  });

  it('A longer search looks through the former result, and a shorter one through all rows', () => {
    const index = indexRows(people, search);
    const kept = () => index.found.map(({ rows }) => rows.length);
    searchRows(index, 'a');
    expect(kept()).toEqual([]);
    const bhav = searchRows(index, 'bhav');
    searchRows(index, 'bhava');
    searchRows(index, 'bhavana 3');
    expect(kept()).toEqual([10, 2]);
    expect(searchRows(index, 'bhav')).toBe(bhav);
    expect(kept()).toEqual([10]);
    searchRows(index, 'zoya');
    expect(kept()).toEqual([5]);
  });
});

it.each([
  ['alvarez', 'Álvarez'],
  ['ÁLVAREZ', 'Alvarez'],
  ['José', 'Jose\u0301'],
  ["o'neill", 'O’Neill'],
  ['isik', 'Işık'],
])('The search %s finds %s', (q, name) => {
  const search = defineListSearch({ searched: (one: string) => [one], placeholder: '', filters: {} });
  expect(searchRows(indexRows(['Zoya', name], search), q)).toEqual([name]);
});

it.each([
  ['Civil', 'civil', true],
  ['Civil', 'Civil ', false],
  [3, '3', true],
  [undefined, '', true],
  ['', null, true],
  ['undefined', undefined, false],
  [undefined, 'undefined', false],
  ['null', null, false],
])('The choice %j is the value %j: %s', (a, b, same) => {
  expect(isChosen(a, b)).toBe(same);
});
