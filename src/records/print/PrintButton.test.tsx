import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { missing } from '#src/ui/browser-support.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { getSystem } from '#src/ui/theme/system.ts';
import { pendingToasts } from '#src/ui/toast/toast.ts';
import { MAX_ROWS, PrintButton, printTable, tooLong } from './PrintButton.tsx';
import type { PrintedTable } from './TableSheet.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  pendingToasts.set([]);
});

const paper = () => document.querySelector('body > [data-print-only]');
const rowsOnPaper = () => paper()?.querySelectorAll('tbody tr').length ?? 0;

/** A browser's print: it says when it begins, and when it has ended. */
function stubPrint() {
  const print = vi.fn(() => {
    act(() => void dispatchEvent(new Event('beforeprint')));
    act(() => void dispatchEvent(new Event('afterprint')));
  });
  vi.stubGlobal('print', print);
  return print;
}

interface Row {
  readonly id: string;
}
const table = (title: string, count: number): PrintedTable<Row> => ({
  title,
  count: `${count} rows`,
  columns: [
    { id: 'name', header: 'Name', width: 9, rowHeader: true, cell: ({ id }) => `Row ${id}` },
    {
      id: 'actions',
      header: 'Actions',
      width: 9,
      printedCell: 'none',
      cell: () => <button type="button">Edit</button>,
    },
  ],
  rows: Array.from({ length: count }, (_, i) => ({ id: String(i) })),
  rowId: ({ id }) => id,
});

const show = (...tables: readonly PrintedTable<Row>[]) =>
  render(
    <ChakraProvider value={getSystem()}>
      {tables.map((one) => (
        <PrintButton key={one.title} getTable={() => one} isEmpty={one.rows.length === 0} />
      ))}
    </ChakraProvider>,
  );

it('A list is not prepared for printing in a browser without print, which is told', async () => {
  vi.stubGlobal('print', undefined);
  const loadAll = vi.fn(() => Promise.resolve());
  render(
    <ChakraProvider value={getSystem()}>
      <PrintButton getTable={() => table('Whole', 4)} loadAll={loadAll} isEmpty={false} />
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(pendingToasts.get().map(({ text }) => text)).toEqual([missing.print]);
  expect(loadAll).not.toHaveBeenCalled();
});

describe('The print of another table', () => {
  it('takes the place of the list’s once, and the list is printed again after it', async () => {
    const print = stubPrint();
    show(table('Whole', 4));
    printTable(table('Selected', 2));
    await waitFor(() => expect(rowsOnPaper()).toBe(2));
    expect(paper()).toHaveTextContent('Selected');
    act(() => void dispatchEvent(new Event('keydown')));
    act(() => void dispatchEvent(new Event('beforeprint')));
    await waitFor(() => expect(rowsOnPaper()).toBe(4));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('A paper that is printed in place of the page has no list after it', async () => {
    stubPrint();
    show(table('Whole', 4));
    printTable(table('Selected', 2));
    await waitFor(() => expect(rowsOnPaper()).toBe(2));
    act(() => void dispatchEvent(new Event('keydown')));
    const letter = render(
      <ChakraProvider value={getSystem()}>
        <PrintOnly sheets="">Dear Asha</PrintOnly>
      </ChakraProvider>,
    );
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect([...document.querySelectorAll('body > [data-print-only]')].map((one) => one.textContent)).toEqual([
      'Dear Asha',
    ]);
    letter.unmount();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(rowsOnPaper()).toBe(4);
  });

  it('another table is refused where it is too long, as a list is', async () => {
    const print = stubPrint();
    show(table('Whole', 1));
    printTable(table('Selected', MAX_ROWS + 1));
    await waitFor(() => expect(pendingToasts.get()).toHaveLength(1));
    expect(print).not.toHaveBeenCalled();
  });
});

describe('The print of a list', () => {
  it('contains all 60 filtered students, though fewer are rendered, and describes the filter', async () => {
    const print = stubPrint();
    const { user } = await renderApp('/admin/students?department=Civil&sort=-name', {
      as: 'admin',
      arrange: ({ students: [first, ...others], ...rows }) => ({
        ...rows,
        students: first
          ? [
              first,
              ...others,
              ...Array.from({ length: 60 }, (_, i) => ({
                ...first,
                id: `civil-${i}`,
                email: `civil${i}@mail.example`,
                rollNo: `CE99${100 + i}`,
                department: 'Civil',
              })),
            ].filter(({ id, department }) => department !== 'Civil' || id.startsWith('civil-'))
          : [],
      }),
    });
    await screen.findByText(/^60 of \d+ students$/);
    expect(document.querySelectorAll('main tbody tr[data-position]').length).toBeLessThan(60);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(rowsOnPaper()).toBe(60);
    for (const words of [/60 of \d+ students/, 'Department: Civil', 'Sorted by Name, descending', 'Malhar University'])
      expect(paper()).toHaveTextContent(words);
    expect(paper()?.querySelector('a, button, input')).toBeNull();
  });

  it('omits columns of buttons, and is removed when the page is used again', async () => {
    stubPrint();
    show(table('Rows', 3));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(rowsOnPaper()).toBe(3));
    expect(paper()).toHaveTextContent('Row 2');
    expect(paper()).not.toHaveTextContent(/Actions|Edit/);
    await userEvent.click(document.body);
    expect(paper()).toBeNull();
  });

  it('uses the page’s main list for the browser’s command, and another list for that list’s button', async () => {
    stubPrint();
    show(table('First', 1), table('Second', 2));
    const [, second] = screen.getAllByRole('button', { name: 'Print' });
    await userEvent.click(second ?? document.body);
    await waitFor(() => expect(paper()).toHaveTextContent('Second'));
    await userEvent.click(document.body);
    globalThis.print();
    await waitFor(() => expect(paper()).toHaveTextContent('First'));
  });

  it('leaves the browser’s command to the next list once it is gone, though no end of its print was told', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const first = show(table('First', 1));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    first.unmount();
    show(table('Second', 2));
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(paper()).toHaveTextContent('Second');
  });

  it('refuses more rows than a browser can lay out, with an alternative, on paper too', async () => {
    const print = stubPrint();
    show(table('Rows', MAX_ROWS + 1));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(pendingToasts.get()[0]?.detail).toBe(tooLong()));
    expect(print).not.toHaveBeenCalled();
    globalThis.print();
    await waitFor(() => expect(paper()).toHaveTextContent(tooLong()));
    expect(rowsOnPaper()).toBe(0);
  });
});
