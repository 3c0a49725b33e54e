import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Columns, visibleColumns } from './data-table/columns.tsx';
import { DataTable } from './DataTable.tsx';
import { getSystem } from './theme/system.ts';

interface City {
  readonly id: string;
  readonly name: string;
  readonly people: number;
}

const columns: Columns<City> = [
  { id: 'name', header: 'City', width: 10, rowHeader: true, cell: ({ name }) => name, accessor: ({ name }) => name },
  {
    id: 'people',
    header: 'People',
    width: 6,
    end: true,
    cell: ({ people }) => people,
    accessor: ({ people }) => people,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 6,
    cell: ({ name }) => <button>{`Visit ${name}`}</button>,
  },
];
const cities = Array.from({ length: 50_000 }, (_, i) => ({ id: `c${i}`, name: `City ${i}`, people: i }));
const idOf = ({ id }: City) => id;

function show(rows: readonly City[] | undefined, props: Partial<Parameters<typeof DataTable<City>>[0]> = {}) {
  return render(
    <ChakraProvider value={getSystem()}>
      <DataTable caption="Cities" columns={columns} rows={rows} rowId={idOf} {...props} />
    </ChakraProvider>,
  );
}

describe('A long table', () => {
  it('renders the visible rows and announces the number of all rows', () => {
    show(cities);
    const table = screen.getByRole('table', { name: 'Cities' });
    expect(table).toHaveAttribute('aria-rowcount', '50001');
    const rows = within(table).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('renders each row once, for the space below the headings, and one more', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(570);
    const drawn = vi.fn((city: City) => city.name);
    show(cities, { columns: [{ id: 'name', header: 'City', width: 10, rowHeader: true, cell: drawn }] });
    // Rows of 56 px in the 534 px that the headings leave.
    expect(screen.getAllByRole('rowheader')).toHaveLength(11);
    expect(drawn).toHaveBeenCalledTimes(11);
  });

  it('names its columns and its rows', () => {
    show(cities.slice(0, 3));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['City', 'People', 'Actions']);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['City 0', 'City 1', 'City 2']);
    expect(screen.getByRole('button', { name: 'Visit City 1' })).toBeInTheDocument();
  });

  it('can be scrolled by keyboard as a labelled region', async () => {
    show(cities);
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Cities' })).toHaveFocus();
  });

  it('announces that it is loading, with placeholder rows that are hidden from screen readers', () => {
    show(undefined);
    expect(screen.getByRole('table', { name: 'Cities' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });
});

describe('The order of a table', () => {
  it.each([
    ['no order', 'ascending', undefined, 'none', { id: 'people', desc: false }],
    ['ascending', 'descending', { id: 'people', desc: false }, 'ascending', { id: 'people', desc: true }],
    ['descending', 'no order', { id: 'people', desc: true }, 'descending', undefined],
    ['the order of another column', 'ascending', { id: 'name', desc: true }, 'none', { id: 'people', desc: false }],
  ])('A click on the heading changes %s to %s', async (_from, _to, sort, spoken, next) => {
    const onSort = vi.fn();
    show(cities.slice(0, 3), { sort, onSort });
    expect(screen.getByRole('columnheader', { name: 'People' })).toHaveAttribute('aria-sort', spoken);
    await userEvent.click(screen.getByRole('button', { name: 'People' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('stays fixed without a handler, and in a column without a sort value', () => {
    show(cities.slice(0, 3));
    expect(screen.queryByRole('button', { name: 'People' })).not.toBeInTheDocument();
    show(cities.slice(0, 3), { onSort: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  });
});

it.each([false, true])(
  'A row that has the focus stays rendered when the list is scrolled away from it (plain cells: %s)',
  async (plainCells) => {
    show(cities, { plainCells });
    const region = screen.getByRole('region');
    screen.getByRole('button', { name: 'Visit City 2' }).focus();
    region.scrollTop = 500_000;
    fireEvent.scroll(region);
    expect(await screen.findByText('City 8929')).toBeInTheDocument();
    expect(screen.queryByText('City 3')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Visit City 2' })).toHaveFocus();
  },
);

it.each<[what: string, plainCells: boolean]>([
  ['rows keep their DOM elements', false],
  ['positions keep their DOM elements when the cells are plain', true],
])('A scroll past all rendered rows: %s', async (_, plainCells) => {
  show(cities, { plainCells });
  const first = screen.getByRole('button', { name: 'Visit City 0' });
  const region = screen.getByRole('region');
  region.scrollTop = 500_000;
  fireEvent.scroll(region);
  await screen.findByText('City 8929');
  const elements = screen.getAllByRole('button', { name: /^Visit/ });
  expect(elements.includes(first)).toBe(plainCells);
  expect(elements.map(({ textContent }) => textContent)).toEqual(
    elements.map((_, i) => `Visit City ${i + Number(/\d+/.exec(elements[0]?.textContent ?? '')?.[0])}`),
  );
});

it('Another list key scrolls the table back to its top', () => {
  const { rerender } = show(cities, { listKey: 'all' });
  const region = screen.getByRole('region');
  region.scrollTop = 500_000;
  fireEvent.scroll(region);
  rerender(
    <ChakraProvider value={getSystem()}>
      <DataTable caption="Cities" columns={columns} rows={cities.slice(1)} rowId={idOf} listKey="without the first" />
    </ChakraProvider>,
  );
  expect(region.scrollTop).toBe(0);
});

it('A list that becomes shorter than the scroll position shows its last rows', () => {
  const { rerender } = show(cities);
  const region = screen.getByRole('region');
  region.scrollTop = 500_000;
  fireEvent.scroll(region);
  rerender(
    <ChakraProvider value={getSystem()}>
      <DataTable caption="Cities" columns={columns} rows={cities.slice(0, 100)} rowId={idOf} />
    </ChakraProvider>,
  );
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(10);
  expect(names.at(-1)).toBe('City 99');
});

describe('New rows in a table', () => {
  it.each<[what: string, plainCells: boolean, kept: string]>([
    ['A row keeps its DOM elements when others are removed', false, 'City 2'],
    ['A position keeps its DOM elements when the cells are plain', true, 'City 4'],
  ])('%s', (_, plainCells, kept) => {
    const { rerender } = show(cities, { plainCells });
    const third = screen.getByRole('button', { name: 'Visit City 2' });
    rerender(
      <ChakraProvider value={getSystem()}>
        <DataTable caption="Cities" columns={columns} rows={cities.slice(2)} rowId={idOf} plainCells={plainCells} />
      </ChakraProvider>,
    );
    expect(screen.getByRole('button', { name: `Visit ${kept}` })).toBe(third);
  });
});

it('A compact cell shows the values without a column', () => {
  const [first, ...others] = columns;
  if (!first) throw new Error('there is no column');
  const compactCell = ({ name, people }: City) => `${name}, ${people} people`;
  const visible = visibleColumns<City>([{ ...first, compactCell }, ...others], 20, true);
  show(cities, { columns: visible });
  expect(screen.getByRole('rowheader', { name: 'City 7, 7 people' })).toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: 'City 7' })).not.toBeInTheDocument();
});
