import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent, preloaded } from './lazy-component.tsx';
import { lazyPanel } from './lazy-panel.tsx';
import { getSystem } from './theme/system.ts';
import { pendingToasts } from './toast/toast.ts';

const Part = () => <p>The part</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  pendingToasts.set([]);
});

describe('A lazy component', () => {
  it('renders when its code has loaded', async () => {
    const Late = lazyComponent(async () => Part);
    render(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('loads a second time when the first load fails', async () => {
    const load = vi.fn(async () => Part).mockImplementationOnce(missing);
    const Late = lazyComponent(load);
    render(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows no fallback when its code has been preloaded, however it is rendered', async () => {
    const load = vi.fn(async () => Part);
    const Late = lazyComponent(load, { fallback: <p>The fallback</p> });
    Late.preload();
    await preloaded();
    const page = document.createElement('div');
    // In one piece, as React renders what a busy machine has kept waiting for seconds.
    flushSync(() => createRoot(page).render(<Late />));
    expect(page).toHaveTextContent('The part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays mounted when it is preloaded once more', async () => {
    const onMount = vi.fn();
    const Counted = () => {
      useEffect(onMount, []);
      return <p>The part</p>;
    };
    const Late = lazyComponent(async () => Counted);
    Late.preload();
    const { rerender } = render(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
    Late.preload();
    await preloaded();
    rerender(<Late />);
    expect(screen.getByText('The part')).toBeVisible();
    expect(onMount).toHaveBeenCalledTimes(1);
  });

  it('loads only when it first opens, and stays mounted while it closes', async () => {
    const load = vi.fn(async () => Part);
    const Late = lazyComponent<{ open: boolean }>(load);
    const { rerender } = render(<Late open={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Late open />);
    expect(await screen.findByText('The part')).toBeVisible();
    rerender(<Late open={false} />);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('leaves the page intact when it fails to load, and loads again when it opens again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn<() => Promise<typeof Part>>(missing);
    const Late = lazyComponent<{ open: boolean }>(load);
    const page = (open: boolean) => (
      <>
        <p>The page</p>
        <Late open={open} />
      </>
    );
    const { rerender } = render(page(true));
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('The page')).toBeVisible();
    load.mockImplementation(async () => Part);
    rerender(page(false));
    rerender(page(true));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('loads again by itself after a failure, at growing intervals', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const load = vi.fn<() => Promise<typeof Part>>(missing);
    const Late = lazyComponent(load, { meanwhile: <p>Later</p> });
    render(<Late />);
    await pass(0);
    expect(screen.getByText('Later')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(6);
    for (let minute = 0; minute < 5; minute++) for (let half = 0; half < 2; half++) await pass(30_000);
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(20);
    load.mockImplementation(async () => Part);
    await pass(30_000);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('loads again when the browser is online again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // No pause passes.
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<typeof Part>>(missing);
    const Late = lazyComponent(load, { meanwhile: <p>Later</p> });
    render(<Late />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Later')).toBeVisible();
    load.mockImplementation(async () => Part);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('The part')).toBeVisible();
    expect(screen.queryByText('Later')).not.toBeInTheDocument();
  });

  it('reports a failed load once when it should open, and nothing while it is closed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const load = vi.fn<() => Promise<typeof Part>>(missing);
    const Late = lazyComponent<{ open: boolean }>(load);
    const { rerender } = render(<Late open />);
    await pass(0);
    expect(pendingToasts.get().map(({ text }) => text)).toEqual([
      'This part of the page could not be loaded. Check your connection.',
    ]);
    // It has been shown. The loads after it say nothing.
    pendingToasts.set([]);
    await pass(5000);
    expect(pendingToasts.get()).toEqual([]);
    rerender(<Late open={false} />);
    await pass(0);
    const { length } = load.mock.calls;
    await pass(600_000);
    expect(load).toHaveBeenCalledTimes(length);
    expect(pendingToasts.get()).toEqual([]);
  });

  it('shows its fallback while it loads', async () => {
    const Late = lazyComponent(async () => Part, { fallback: <p>Loading</p> });
    render(<Late />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });
});

it('A lazy panel that fails to load says so, and loads again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Part>>(missing);
  const Panel = lazyPanel(load, 'It could not be loaded.');
  render(
    <ChakraProvider value={getSystem()}>
      <Panel />
    </ChakraProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be loaded.');
  load.mockImplementation(async () => Part);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
