import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { useCloseOnBack } from './close-on-back.ts';

function Layer({
  name,
  isOpen,
  isInAddress,
  onClose,
}: {
  readonly name: string;
  readonly isOpen: boolean;
  readonly isInAddress?: boolean;
  readonly onClose: () => void;
}) {
  useCloseOnBack(isOpen, onClose, isInAddress);
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

/** A page that has a panel open while its address says so. */
function PanelPage() {
  const isOpen = useLocation().hash === 'panel';
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button onClick={() => setAsks(true)}>Ask</button>
      <Layer
        name="panel"
        isOpen={isOpen}
        isInAddress
        onClose={() => void navigate({ to: '.', hash: '', replace: true })}
      />
      <Layer name="question" isOpen={asks} onClose={() => setAsks(false)} />
    </>
  );
}

/** A tab that comes from /before, or whose first page is /list. */
async function openList(isFirst: boolean) {
  history.replaceState(null, '', isFirst ? '/list' : '/before');
  const routerHistory = createBrowserHistory();
  const root = createRootRoute({ notFoundComponent: () => null });
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: Page });
  const router = createRouter({ routeTree: root.addChildren([list]), history: routerHistory });
  render(<RouterProvider router={router} />);
  if (!isFirst) await act(async () => routerHistory.push('/list'));
  await waitFor(() => expect(path()).toBe('/list'));
  onTestFinished(() => routerHistory.destroy());
}
const click = async (name: string) => act(async () => (await screen.findByRole('button', { name })).click());

it('Back closes the topmost of what lies over a page, one a time, and then leaves the page', async () => {
  await openList(false);
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
});

it('Back leaves a first page whose address opens a panel, also after it has closed a question over the panel', async () => {
  history.pushState(null, '', '/another-site');
  history.pushState(null, '', '/#panel');
  Object.assign(navigator, { userActivation: { isActive: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  const routerHistory = createBrowserHistory();
  onTestFinished(() => routerHistory.destroy());
  const router = createRouter({ routeTree: createRootRoute({ component: PanelPage }), history: routerHistory });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('panel')).toBeTruthy();
  await click('Ask');
  await back();
  await waitFor(() => expect([location.hash, screen.queryByText('question')]).toEqual(['#panel', null]));
  await back();
  await waitFor(() => expect([location.hash, screen.queryByText('panel')]).toEqual(['#panel', expect.anything()]));
  await back();
  await waitFor(() => expect(path()).toBe('/another-site'));
});

it('Back closes what a person has opened on the first page of a tab, and does not leave the site', async () => {
  history.pushState(null, '', '/another-site');
  history.pushState(null, '', '/list');
  Object.assign(navigator, { userActivation: { isActive: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  await openList(true);
  for (const left of [['dialog'], []]) {
    if (left.length > 0) await click('Open both');
    await back();
    await waitFor(() => expect([path(), shown()]).toEqual(['/list', left]));
  }
  await back();
  await back();
  await waitFor(() => expect(path()).toBe('/another-site'));
});
