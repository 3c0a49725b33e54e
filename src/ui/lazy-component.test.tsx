import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Part = () => <p>The part</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of the page that comes later', () => {
  it('comes', async () => {
    const Late = lazyComponent(async () => Part);
    render(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('is asked for a second time when it does not arrive', async () => {
    const load = vi.fn(async () => Part).mockImplementationOnce(missing);
    const Late = lazyComponent(load);
    render(<Late />);
    expect(await screen.findByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes nothing else with it when it does not arrive at all, and is tried again when it is opened anew', async () => {
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
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
  });
});
