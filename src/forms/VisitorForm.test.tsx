import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { forgetVisitor } from '#src/session/former-visitor.ts';
import { lastReceipt, storeReceipt } from '#src/session/application-receipt.ts';

const MINUTE = 60_000;
interface PublicForm {
  readonly path: string;
  /** The label of its first field. */
  readonly name: string;
  readonly what: string;
}
const received = { reference: 'APP-2026-000001', course: 'Civil Engineering' };
const application: PublicForm = { path: '/admissions', name: 'Full name', what: 'An application' };
const pages: readonly PublicForm[] = [
  application,
  { path: '/contact', name: 'Name', what: 'A message' },
  { path: '/register', name: 'Name', what: 'A registration' },
];
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The test before may have ended at another time.
  document.dispatchEvent(new Event('visibilitychange'));
});
afterEach(() => {
  act(forgetVisitor);
  vi.useRealTimers();
});

/** The tab is out of view for so long, as a browser tells it afterwards; its timers rest meanwhile. */
function beAway(ms: number): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.setSystemTime(Date.now() + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Types into the form of a page, and opens the page once more. */
async function begin({ path, name }: PublicForm) {
  const first = await renderApp(path);
  await first.user.click(field(name));
  await first.user.paste('First Visitor');
  first.unmount();
  return renderApp(path);
}

describe('What a visitor has typed', () => {
  it.each(pages)(
    'on $path stays in view after nine minutes, and is asked for after ten, after a reload too',
    async (page) => {
      const { path, name, what } = page;
      const { unmount } = await begin(page);
      beAway(9 * MINUTE);
      expect(field(name)).toHaveValue('First Visitor');
      beAway(10 * MINUTE);
      expect(screen.queryByDisplayValue('First Visitor')).not.toBeInTheDocument();
      unmount();
      const { user } = await renderApp(path);
      expect(screen.getByText(`${what} was begun here and has not been sent.`)).toBeVisible();
      expect(screen.queryByDisplayValue('First Visitor')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Go on with it' }));
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveValue('First Visitor');
    },
  );

  it('can be cleared by whoever did not write it, with one control that leads to the first field', async () => {
    const { user } = await begin(application);
    act(() => storeReceipt(received));
    expect(field(application.name)).toHaveValue('First Visitor');
    await user.click(screen.getByRole('button', { name: 'Not you? Clear the form' }));
    expect(field(application.name)).toHaveValue('');
    expect(field(application.name)).toHaveFocus();
    expect(await screen.findByText(/^The form has been cleared\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Not you/ })).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter((key) => /^(?:draft|application):/.test(key))).toEqual([]);
    expect(lastReceipt.get()).toBeUndefined();
  });

  it('makes room where somebody starts a new one, after a clock went back by a year', async () => {
    const { user, unmount } = await begin(application);
    beAway(-365 * 24 * 60 * MINUTE);
    await user.click(screen.getByRole('button', { name: 'Start a new one' }));
    await waitFor(() => expect(field(application.name)).toHaveFocus());
    expect(field(application.name)).toHaveValue('');
    unmount();
    await renderApp(application.path);
    expect(field(application.name)).toHaveValue('');
  });
});

it('The number of a sent application is asked for after ten minutes, on the card and on the admissions page', async () => {
  const { user } = await renderApp('/admissions');
  act(() => storeReceipt(received));
  expect(await screen.findByText(/APP-2026-000001/)).toBeInTheDocument();
  beAway(11 * MINUTE);
  expect(screen.queryByText(/APP-2026-000001|Civil Engineering has been received/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show its number' }));
  expect(await screen.findByText(/APP-2026-000001/)).toBeInTheDocument();
  beAway(11 * MINUTE);
  await user.click(screen.getByRole('button', { name: 'Not you? Clear it' }));
  expect(lastReceipt.get()).toBeUndefined();
  expect(screen.queryByText('An application was sent from here.')).not.toBeInTheDocument();
});
