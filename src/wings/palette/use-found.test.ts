import { describe, expect, it } from 'vitest';
import { indexRows } from '#src/records/list/find-rows.ts';
import { findBest } from './use-found.ts';

const people = [
  { name: 'Nisha Rana', rollNo: 'CS23001' },
  { name: 'Rana Das', rollNo: 'CS23002' },
  { name: 'Asha Verma', rollNo: 'RAN-1' },
  { name: 'Kiran Rao', rollNo: 'CE21007' },
];
const index = indexRows(people, { searched: ({ name, rollNo }) => [name, rollNo] });
const names = (typed: string, most = 9) => findBest(index, typed, most).best.map(({ name }) => name);

describe('The ranking of search results', () => {
  it.each([
    ['ran', ['Rana Das', 'Asha Verma', 'Nisha Rana', 'Kiran Rao']],
    ['  RANA ', ['Rana Das', 'Nisha Rana']],
    ['cs23', ['Nisha Rana', 'Rana Das']],
    ['3002', ['Rana Das']],
    ['nobody', []],
    ['rana xy', []],
    ['rao kiran', ['Kiran Rao']],
    ['ce 21', ['Kiran Rao']],
  ])(
    'puts the start of a field first for %j, then the start of a word, then what contains it, then what has its words',
    (typed, expected) => {
      expect(names(typed)).toEqual(expected);
    },
  );

  it('puts what has the words in another order behind what contains them as they are typed', () => {
    const rows = indexRows(['Rao Asha Devi', 'Asha Rao', 'Tanish Asha Rao'], { searched: (name) => [name] });
    expect(findBest(rows, 'asha rao', 5).best).toEqual(['Asha Rao', 'Tanish Asha Rao', 'Rao Asha Devi']);
  });

  it('returns the best few, and their total number', () => {
    expect(findBest(index, 'ran', 2)).toEqual({ best: [people[1], people[2]], total: 4 });
  });

  it('skips a missing field', () => {
    const rows = indexRows([{ name: 'Asha', code: undefined }], { searched: ({ name, code }) => [name, code] });
    expect(findBest(rows, 'undefined', 3).total).toBe(0);
  });
});

it('A search without accents finds a name with accents', () => {
  const rows = indexRows(['Zoya', 'José Álvarez'], { searched: (name) => [name] });
  expect(findBest(rows, 'alvarez', 5).best).toEqual(['José Álvarez']);
});
