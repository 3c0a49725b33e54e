import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../api/query-client.ts';
import { useChosen } from './use-chosen.ts';

afterEach(() => void vi.useRealTimers());

function page(client = createQueryClient()) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(() => useChosen(), { wrapper }) };
}

it('whoever is chosen is still chosen after an hour at a record, and not in the next session', () => {
  vi.useFakeTimers();
  const { client, result, unmount } = page();
  act(() => result.current.choose(new Set(['a', 'b'])));
  unmount();
  vi.advanceTimersByTime(60 * 60_000);
  expect(page(client).result.current.ids).toEqual(new Set(['a', 'b']));
  client.clear();
  expect(page(client).result.current.ids).toEqual(new Set());
});

it('those that a deed is done to are let go of, and whoever was ticked meanwhile stays', () => {
  const { result } = page();
  act(() => result.current.choose(new Set(['a', 'b'])));
  act(() => result.current.choose(new Set(['a', 'b', 'later'])));
  act(() => result.current.letGo(new Set(['a'])));
  expect(result.current.ids).toEqual(new Set(['b', 'later']));
});
