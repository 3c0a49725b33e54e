import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defineListSearch } from './list-search.ts';
import { useListSearch } from './use-rows.ts';

const search = defineListSearch({ searched: () => [], placeholder: '', filters: {} });

it('A list is drawn for what the URL asks of it, and not for what else the URL says', async () => {
  const drawn = vi.fn();
  const routeTree = createRootRoute({
    component: function Page() {
      drawn(useListSearch(search).values.q);
      return null;
    },
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  const go = (next: object) => act(() => router.navigate({ to: '.', search: next as never }));
  await go({ q: 'ash' });
  expect(drawn).toHaveBeenLastCalledWith('ash');
  drawn.mockClear();
  await go({ q: 'ash', open: 'a1' });
  expect(drawn).not.toHaveBeenCalled();
});
