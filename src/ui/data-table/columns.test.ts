import { expect, it } from 'vitest';
import { fittingColumns, type Columns } from './columns.ts';

const columns: Columns<{ name: string }> = [
  { id: 'name', meta: { width: 10, rowHeader: true } },
  { id: 'year', meta: { width: 5, rank: 2 } },
  { id: 'rollNo', meta: { width: 6, rank: 1 } },
  { id: 'email', meta: { width: 9, rank: 3 } },
  { id: 'actions', meta: { width: 4 } },
];

it.each([
  [60, false, ['name', 'year', 'rollNo', 'email', 'actions']],
  [34, false, ['name', 'year', 'rollNo', 'email', 'actions']],
  [33, false, ['name', 'year', 'rollNo', 'actions']],
  [24, false, ['name', 'rollNo', 'actions']],
  [10, false, ['name', 'actions']],
  [60, true, ['name', 'actions']],
])('in a table of %i rem (compact: %s) there is room for %j', (width, compact, expected) => {
  expect(fittingColumns(columns, width, compact).map(({ id }) => id)).toEqual(expected);
});
