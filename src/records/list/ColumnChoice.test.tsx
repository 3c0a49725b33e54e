import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Column } from '#src/ui/data-table/columns.tsx';
import { useColumnChoice } from './ColumnChoice.tsx';

const KEY = 'columnsOfThisTest';
beforeEach(() => localStorage.removeItem(KEY));

const column = (id: string, rowHeader = false): Column<object> => ({
  id,
  header: id,
  width: 5,
  rowHeader,
  cell: () => id,
});
const config = {
  columns: [column('name', true), column('rollNo'), column('year')],
  moreColumns: [column('email'), column('phone'), column('company')],
};

function choice() {
  const { result } = renderHook(() => useColumnChoice(KEY, config));
  const toggle = (id: string) => act(() => result.current.toggle(id));
  return { result, toggle, shown: () => result.current.columns?.map(({ id }) => id) };
}

it('Chosen columns follow the order of the table, in whichever order they were ticked', () => {
  const { toggle, shown } = choice();
  for (const id of ['company', 'email', 'rollNo', 'rollNo']) toggle(id);
  expect(shown()).toEqual(['name', 'rollNo', 'year', 'email', 'company']);
});

it('The column that names a row is always shown, whatever is stored', () => {
  localStorage.setItem(KEY, '["a column of long ago", 7]');
  expect(choice().shown()).toEqual(['name']);
});

it.each(['not JSON', '{}', 'null'])('The default columns are shown when %j is stored', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(choice().shown()).toBeUndefined();
});
