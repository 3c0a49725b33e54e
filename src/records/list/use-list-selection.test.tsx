import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/platform/api/query-client.ts';
import { useListSelection } from './use-list-selection.ts';

afterEach(() => void vi.useRealTimers());

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const config = { type: { noun: 'row', plural: 'letters', nameOf: ({ id }: { readonly id: string }) => id } };

function page(client = createQueryClient(), shown = rows) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return {
    client,
    ...renderHook(() => useListSelection({ all: rows, shown, config }, ['selected']), { wrapper }),
  };
}

it('The selection survives an hour on a record’s page, and not the session', () => {
  vi.useFakeTimers();
  const { client, result, unmount } = page();
  act(() => result.current.select(new Set(['a', 'b'])));
  unmount();
  vi.advanceTimersByTime(60 * 60_000);
  expect(page(client).result.current.ids).toEqual(new Set(['a', 'b']));
  client.clear();
  expect(page(client).result.current.ids).toEqual(new Set());
});

it('Rows that a bulk action has finished are deselected, and a row ticked meanwhile stays selected', () => {
  const { result } = page();
  act(() => result.current.select(new Set(['a', 'b'])));
  act(() => result.current.select(new Set(['a', 'b', 'later'])));
  act(() => result.current.deselect(new Set(['a'])));
  expect(result.current.ids).toEqual(new Set(['b', 'later']));
});

it('The selection counts the existing rows, and how many of them the filters hide', () => {
  const { result } = page(createQueryClient(), [{ id: 'a' }]);
  act(() => result.current.select(new Set(['a', 'b', 'deleted'])));
  expect(result.current.rows).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(result.current.hidden).toBe(1);
});
