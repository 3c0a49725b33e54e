import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { furtherColumns, rosterColumns } from './student-columns.tsx';
import { useColumnChoice } from './use-column-choice.ts';

const KEY = 'rosterColumns';
beforeEach(() => localStorage.removeItem(KEY));

function choice() {
  const { result } = renderHook(() => useColumnChoice(rosterColumns, furtherColumns));
  const toggle = (id: string) => act(() => result.current.toggle(id));
  const shown = () => result.current.columns.map(({ id }) => id);
  return { result, toggle, shown };
}
const usual = rosterColumns.map(({ id }) => id);

it('columns stand in the order of the table, in whichever they were ticked', () => {
  const { toggle, shown } = choice();
  for (const id of ['company', 'email', 'year', 'year']) toggle(id);
  expect(shown()).toEqual([...usual, 'email', 'company']);
});

it('the column that names a row cannot be lost, whatever is stored', () => {
  localStorage.setItem(KEY, '["a column of long ago", 7]');
  expect(choice().shown()).toEqual(['name']);
});

it.each(['not JSON', '{}', 'null'])('the columns are the usual ones where %j is stored', (stored) => {
  localStorage.setItem(KEY, stored);
  const { result, shown } = choice();
  expect(shown()).toEqual(usual);
  expect(result.current.own).toBe(false);
});
