import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/platform/api/errors.ts';
import { createQueryClient } from '#src/platform/api/query-client.ts';
import { pendingToasts } from '#src/ui/toast/toast.ts';
import { useListSelection } from './use-list-selection.ts';

afterEach(() => void vi.useRealTimers());

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const config = {
  words: { loadFailure: () => ({ failed: 'Failed to load letters', unanswered: 'Error loading letters' }) },
  nameOf: ({ id }: { readonly id: string }) => id,
};

/** A selection in a list of many rows, which are looked for in vain. */
function selectAllInVain(cause: unknown) {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const list = { all: undefined, shown: rows, config, count: { value: 700, exact: true } };
  async function* walk(): AsyncGenerator<typeof rows> {
    yield rows;
    throw cause;
  }
  return renderHook(() => useListSelection<{ id: string }>({ ...list, walk }), { wrapper });
}

function page(client = createQueryClient(), shown = rows) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return {
    client,
    ...renderHook(() => useListSelection({ all: rows, shown, config, walk: () => [shown] }, ['selected']), { wrapper }),
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

it('A selected row of a list that is read by pages stays selected when its page is not there any more', () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const list = { all: undefined, config, count: { value: 700, exact: true }, walk: () => [] };
  const { result, rerender } = renderHook((shown: typeof rows) => useListSelection({ ...list, shown }), {
    wrapper,
    initialProps: rows,
  });
  act(() => result.current.select(new Set(['a', 'b'])));
  rerender([{ id: 'far' }]);
  act(() => result.current.select(new Set(['a', 'far'])));
  expect(result.current.rows).toEqual([{ id: 'a' }, { id: 'far' }]);
});

it.each([
  ['a gateway’s 503', ApiError.intercepted(503), 'Try again in a minute.'],
  ['a refusal in words', ApiError.refused(400, { message: 'The registry is closed' }), 'The registry is closed'],
  ['no network', ApiError.unanswered('offline'), 'Check your connection and try again.'],
])('The selection of all rows that match says why they could not be found: %s', async (_, cause, reason) => {
  pendingToasts.set([]);
  const { result } = selectAllInVain(cause);
  act(() => result.current.select(new Set(['a'])));
  await act(async () => result.current.allMatching?.start());
  expect(pendingToasts.get()).toMatchObject([{ tone: 'error', detail: expect.stringContaining(reason) }]);
});
