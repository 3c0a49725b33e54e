import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getSystem } from '../theme/system.ts';
import type { Columns } from './columns.tsx';
import { SortControl } from './SortControl.tsx';

interface City {
  readonly name: string;
  readonly people: number;
}

const columns: Columns<City> = [
  { id: 'name', header: 'City', width: 10, cell: ({ name }) => name, accessor: ({ name }) => name },
  { id: 'people', header: 'People', width: 6, cell: ({ people }) => people, accessor: ({ people }) => people },
  { id: 'actions', header: 'Actions', width: 6, cell: () => 'Visit' },
];

function show(sort?: { id: string; desc: boolean }) {
  const onSort = vi.fn();
  render(
    <ChakraProvider value={getSystem()}>
      <SortControl columns={columns} sort={sort} onSort={onSort} />
    </ChakraProvider>,
  );
  return { onSort, field: screen.getByRole('combobox', { name: 'Sort by' }), user: userEvent.setup() };
}

it('A table without room for headings offers every sortable column in a menu', async () => {
  const { field, onSort, user } = show();
  expect([...field.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'As listed',
    'City',
    'People',
  ]);
  await user.selectOptions(field, 'People');
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ id: 'people', desc: false });
});

it('The menu’s order can be reversed and removed', async () => {
  const { field, onSort, user } = show({ id: 'people', desc: false });
  expect(field).toHaveValue('people');
  await user.click(screen.getByRole('button', { name: 'Ascending' }));
  expect(onSort).toHaveBeenLastCalledWith({ id: 'people', desc: true });
  await user.selectOptions(field, 'As listed');
  expect(onSort).toHaveBeenLastCalledWith(undefined);
});

it('There is no direction until a column is chosen', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Ascending' })).toBeNull();
});
