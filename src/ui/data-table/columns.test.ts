import { expect, it } from 'vitest';
import { type Column, visibleColumns } from './columns.tsx';

const column = (id: string, width: number, responsivePriority?: number): Column<object> => ({
  id,
  header: id,
  width,
  cell: () => id,
  ...(responsivePriority !== undefined && { responsivePriority }),
});
const columns = [
  column('name', 10),
  column('year', 5, 2),
  column('rollNo', 6, 1),
  column('email', 9, 3),
  column('actions', 4),
];

it.each([
  [60, false, ['name', 'year', 'rollNo', 'email', 'actions']],
  [34, false, ['name', 'year', 'rollNo', 'email', 'actions']],
  [33, false, ['name', 'year', 'rollNo', 'actions']],
  [24, false, ['name', 'rollNo', 'actions']],
  [10, false, ['name', 'actions']],
  [60, true, ['name', 'actions']],
])('A table of %i rem (compact: %s) has room for %j', (width, compact, expected) => {
  expect(visibleColumns(columns, width, compact).map(({ id }) => id)).toEqual(expected);
});
