import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '../DataTable.tsx';
import { getSystem } from '../theme/system.ts';
import type { Columns } from './columns.tsx';
import { extentOf } from './selection.ts';

interface City {
  readonly id: string;
  readonly name: string;
}

const columns: Columns<City> = [{ id: 'name', header: 'City', cell: ({ name }) => name, width: 10, rowHeader: true }];
const cities = Array.from({ length: 50_000 }, (_, i) => ({ id: `c${i}`, name: `City ${i}` }));
const idOf = ({ id }: City) => id;
const nameOf = ({ name }: City) => name;

let chosen: ReadonlySet<string>;

function Cities({ rows, start }: { readonly rows: readonly City[]; readonly start: readonly string[] }) {
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set(start));
  useEffect(() => {
    chosen = ids;
  }, [ids]);
  return (
    <DataTable caption="Cities" columns={columns} rows={rows} rowId={idOf} selection={{ ids, onChange, nameOf }} />
  );
}

function show(rows: readonly City[], ...start: string[]) {
  const page = (list: readonly City[]) => (
    <ChakraProvider value={getSystem()}>
      <Cities rows={list} start={start} />
    </ChakraProvider>
  );
  const { rerender } = render(page(rows));
  return { user: userEvent.setup(), list: (next: readonly City[]) => rerender(page(next)) };
}

const box = (i: number) => screen.getByRole('checkbox', { name: `Select City ${i}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select all/ });
const ids = (...numbers: number[]) => new Set(numbers.map((i) => `c${i}`));

describe('Selectable rows', () => {
  it('show a labelled checkbox with their state', async () => {
    const { user } = show(cities);
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'false');
    await user.click(box(0));
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true');
    expect(chosen).toEqual(ids(0));
    await user.click(box(0));
    expect(chosen).toEqual(ids());
  });

  it.each([
    ['downwards', 2, 5, [2, 3, 4, 5]],
    ['upwards', 6, 4, [4, 5, 6]],
  ])('can be selected %s with Shift and a click', async (_, from, to, expected) => {
    const { user } = show(cities);
    await user.click(box(from));
    await user.keyboard('{Shift>}');
    await user.click(box(to));
    await user.keyboard('{/Shift}');
    expect(chosen).toEqual(ids(...expected));
  });

  it('can be deselected as a range with Shift and a click', async () => {
    const { user } = show(cities, 'c0', 'c1', 'c2', 'c3');
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(3));
    await user.keyboard('{/Shift}');
    expect(chosen).toEqual(ids(0));
  });

  it('can be reached and selected by keyboard alone', async () => {
    const { user } = show(cities);
    await user.tab();
    await user.tab();
    expect(all()).toHaveFocus();
    await user.tab();
    expect(box(0)).toHaveFocus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(box(2)).toHaveFocus();
    expect(chosen).toEqual(ids(0));
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(box(4)).toHaveFocus();
    expect(chosen).toEqual(ids(0, 2, 3, 4));
  });

  it('can all be reached by the arrow keys, however late the browser fires scroll events', async () => {
    const { user } = show(cities);
    const region = screen.getByRole('region', { name: 'Cities' });
    // As a browser does: the list is scrolled at once, and says so with the next frame.
    const focus = HTMLElement.prototype.focus;
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
      focus.call(this);
      const position = Number(this.closest<HTMLElement>('[data-position]')?.dataset['position'] ?? 0);
      region.scrollTop = Math.max(0, (position - 10) * 56);
    });
    box(0).focus();
    await user.keyboard(` {Shift>}${'{ArrowDown}'.repeat(39)}{/Shift}`);
    expect(box(39)).toHaveFocus();
    expect(chosen.size).toBe(40);
  });
});

describe('Select all', () => {
  it('selects the whole list, including rows outside the viewport', async () => {
    const { user } = show(cities);
    await user.click(screen.getByRole('checkbox', { name: 'Select all 50,000 listed' }));
    expect(chosen.size).toBe(50_000);
    expect(all()).toBeChecked();
    await user.click(all());
    expect(chosen.size).toBe(0);
  });

  it('shows a mixed state when some rows are selected, and then selects the others', async () => {
    const { user } = show(cities.slice(0, 5), 'c3');
    expect(all().indeterminate).toBe(true);
    expect(all()).not.toBeChecked();
    await user.click(all());
    expect(chosen).toEqual(ids(0, 1, 2, 3, 4));
    expect(all().indeterminate).toBe(false);
  });

  it('leaves filtered rows alone', async () => {
    const { user, list } = show(cities, 'c0', 'c7');
    list(cities.slice(5, 10));
    expect(all().indeterminate).toBe(true);
    await user.click(all());
    expect(chosen).toEqual(ids(0, 5, 6, 7, 8, 9));
    await user.click(all());
    expect(chosen).toEqual(ids(0));
  });
});

it.each([
  [[], [], 'none'],
  [[1, 2], [], 'none'],
  [[1, 2], [3], 'none'],
  [[1, 2], [2, 3], 'some'],
  [[1, 2], [1, 2, 3], 'all'],
])('The state of “select all” for %j, with %j selected, is %s', (rows, selected, expected) => {
  expect(extentOf(rows, String, new Set(selected.map(String)))).toBe(expected);
});

it('A table without a selection has no checkbox', () => {
  render(
    <ChakraProvider value={getSystem()}>
      <DataTable caption="Cities" columns={columns} rows={cities} rowId={idOf} />
    </ChakraProvider>,
  );
  expect(within(screen.getByRole('table')).queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-selected');
});
