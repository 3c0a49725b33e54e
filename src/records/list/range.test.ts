import { describe, expect, it } from 'vitest';
import { findRows } from '#tests/list-rows.ts';
import { defineListSearch } from './list-search.ts';
import { boundsOf, endsOf, joinEnds, problemOf } from './range.ts';

interface Row {
  readonly id: string;
  readonly marks?: number;
  readonly at?: number;
}

const search = defineListSearch({
  searched: ({ id }: Row) => [id],
  placeholder: '',
  filters: {
    marks: { label: 'Marks', all: 'Any', range: { of: 'number', min: 0, max: 10 }, value: ({ marks }) => marks },
    day: { label: 'Day', all: 'Any', range: { of: 'day' }, value: ({ at }) => at },
  },
});

const low: Row = { id: 'low', marks: 6.99, at: new Date(2026, 4, 1, 0, 0, 0).getTime() };
const mid: Row = { id: 'mid', marks: 7, at: new Date(2026, 4, 1, 23, 59, 59, 999).getTime() };
const high: Row = { id: 'high', marks: 9.5, at: new Date(2026, 4, 2, 0, 0, 0).getTime() };
const none: Row = { id: 'none' };
const rows = [low, mid, high, none];

describe('A range of numbers in a URL', () => {
  it.each([
    ['A range includes both its ends', '7..9.5', [mid, high]],
    ['A range without a second end is open', '7..', [mid, high]],
    ['A range without a first end is open', '..7', [low, mid]],
    ['A range may be one number', '7..7', [mid]],
    ['A range may match no row', '7.1..7.2', []],
    ['A range excludes rows without a number', '0..10', [low, mid, high]],
  ])('%s', (_, marks, expected) => {
    expect(findRows(search, rows, search.read({ marks }))).toEqual(expected);
  });

  it.each([['9..7'], ['x..'], ['..x'], ['0..11'], ['-1..2'], ['..'], ['7'], [7], [''], [null], [['7..9']]])(
    '%j filters nothing',
    (marks) => {
      expect(findRows(search, rows, search.read({ marks }))).toBe(rows);
    },
  );

  it.each([['9..7'], ['x..']])('The invalid range %j is kept, so that its fields can show the error', (marks) => {
    expect(search.read({ marks }).marks).toBe(marks);
  });
});

describe('A range of days in a URL', () => {
  it.each([
    ['A range of days includes both whole days, in the local time zone', '2026-05-01..2026-05-01', [low, mid]],
    ['A range without a second end is open', '2026-05-02..', [high]],
    ['A range without a first end is open', '..2026-05-01', [low, mid]],
  ])('%s', (_, day, expected) => {
    expect(findRows(search, rows, search.read({ day }))).toEqual(expected);
  });

  it.each([['2026-05-02..2026-05-01'], ['2026-02-30..'], ['yesterday..'], ['2026-05-01']])(
    '%j filters nothing',
    (day) => {
      expect(findRows(search, rows, search.read({ day }))).toBe(rows);
    },
  );
});

describe('A range typed into its two fields', () => {
  it.each([
    [{ from: '7', to: '9' }, '7..9'],
    [{ from: ' 7 ', to: '' }, '7..'],
    [{ from: '', to: '' }, ''],
    [{ from: '7.', to: '' }, '7..'],
    [{ from: '7.', to: '.5' }, '7..0.5'],
    [{ from: '7.5', to: '9.' }, '7.5..9'],
  ])('%j is %j in the URL, and read back', (ends, range) => {
    expect(joinEnds(ends)).toBe(range);
    expect(joinEnds(endsOf(range))).toBe(range);
  });
});

describe('An end of a range, as people write numbers', () => {
  const fees = { of: 'number', min: 0, max: 10_000_000, unit: '₹' } as const;
  const percent = { of: 'number', min: 0, max: 100, unit: '%' } as const;
  it.each([
    ['1,20,000..₹2,50,000', fees, { from: 120_000, to: 250_000 }],
    ['120,000..Rs. 2,50,000/-', fees, { from: 120_000, to: 250_000 }],
    ['१,२०,०००..٢٥٠٬٠٠٠', fees, { from: 120_000, to: 250_000 }],
    ['1 20 000..', fees, { from: 120_000, to: Infinity }],
    ['..75 %', percent, { from: -Infinity, to: 75 }],
    ['74,5..', percent, { from: 74.5, to: Infinity }],
  ] as const)('%s is read', (range, kind, bounds) => {
    expect(boundsOf(range, kind)).toEqual(bounds);
  });

  it.each([
    ['1.234..', fees, '“1.234” can be read in two ways: write 1234, or 1.23. Until then it filters nothing.'],
    ['1,5..', fees, '“1,5” can be read in two ways: write 1.5, or 15. Until then it filters nothing.'],
    [
      '..$500',
      fees,
      '“$” beside the number may make another amount of it: write the number in rupees. Until then it filters nothing.',
    ],
    ['-5..', percent, 'It has to be a number from 0 to 100. “-” cannot be part of it. Until then it filters nothing.'],
  ] as const)('%s filters nothing, and says why', (range, kind, problem) => {
    expect([boundsOf(range, kind), problemOf(range, kind)]).toEqual([undefined, problem]);
  });
});
