import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useCloseOnBack } from './close-on-back.ts';

function Layer({
  name,
  isOpen,
  onClose,
}: {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  useCloseOnBack(isOpen, onClose);
  return isOpen && <p>{name}</p>;
}

function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => () => setOpen((names) => names.filter((one) => one !== name));
  return (
    <>
      <button onClick={() => setOpen(['dialog', 'question'])}>Open both</button>
      <button onClick={() => setOpen([])}>Close both</button>
      {['dialog', 'question'].map((name) => (
        <Layer key={name} name={name} isOpen={open.includes(name)} onClose={close(name)} />
      ))}
    </>
  );
}

const path = () => location.pathname;
const shown = () => ['dialog', 'question'].filter((name) => screen.queryByText(name));

/** Presses the browser's Back. One that is blocked is followed by a step forward. */
async function back(): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await popped;
  });
}

it('Back closes the topmost of what lies over a page, one a time, and then leaves the page', async () => {
  history.replaceState(null, '', '/before');
  const routerHistory = createBrowserHistory();
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
    history: routerHistory,
  });
  render(<RouterProvider router={router} />);
  await act(async () => routerHistory.push('/list'));
  await waitFor(() => expect(path()).toBe('/list'));
  const click = async (name: string) => act(async () => (await screen.findByRole('button', { name })).click());

  await click('Open both');
  expect(shown()).toEqual(['dialog', 'question']);
  await back();
  await waitFor(() => expect([path(), shown()]).toEqual(['/list', ['dialog']]));
  await back();
  await waitFor(() => expect([path(), shown()]).toEqual(['/list', []]));

  await click('Open both');
  await click('Close both');
  await back();
  await waitFor(() => expect(path()).toBe('/before'));
  routerHistory.destroy();
});
