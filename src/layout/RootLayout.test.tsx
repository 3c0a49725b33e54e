import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openUserMenu, renderApp } from '#tests/render.tsx';
import { addBackendNotice, publishBackendStatus } from '../platform/server/status.ts';
import { university } from '#src/university/university.ts';

const announced = (title: string) => screen.findByText(`${title} · Malhar University`, { selector: '[role=status]' });

describe('A navigation', () => {
  it('A navigation sets the title, puts the focus on the h1, and is announced; one from a toolbar outside the app leaves the focus there, and one within a page where it is', async () => {
    const { user, router } = await renderApp('/about');
    expect(document.title).toBe('About · Malhar University');
    expect(document.body).toHaveFocus();

    await user.click(screen.getAllByRole('link', { name: 'Faculty' })[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Faculty' })).toHaveFocus());
    expect(document.title).toBe('Faculty · Malhar University');
    expect(await announced('Faculty')).toBeInTheDocument();

    const button = document.createElement('button');
    button.dataset['keepFocus'] = '';
    document.body.append(button);
    button.focus();
    await act(() => router.navigate({ to: '/login' }));
    expect(await announced('Login')).toBeInTheDocument();
    expect(button, 'a toolbar’s').toHaveFocus();
    button.remove();

    await user.click(await screen.findByRole('tab', { name: 'Admin Login' }));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Admin Login'));
    expect(screen.getByRole('tab', { selected: true }), 'a change of tab').toHaveFocus();
  });

  it('A change of the URL within a page does not draw the frame around it again', async () => {
    const { router } = await renderApp('/login');
    const footerDrawn = vi.spyOn(university.address, 'map');
    await act(() => router.navigate({ to: '/login', search: { tab: 'admin' } }));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Admin Login'));
    expect(footerDrawn).not.toHaveBeenCalled();
    footerDrawn.mockRestore();
  });

  it('A navigation that ends while a menu is open leaves it open, with its focus; one by the menu’s link closes it and puts the focus on the h1', async () => {
    const { user, router } = await renderApp('/about', { as: 'student' });
    const menu = await openUserMenu(user);
    await act(() => router.navigate({ to: '/faculty' }));
    expect(await announced('Faculty')).toBeInTheDocument();
    expect(menu).toHaveFocus();
    expect(menu).toHaveAttribute('data-state', 'open');

    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

it('The first tab stop of a page skips the navigation bar, and its footer shows the phone and the admissions e-mail (section 1)', async () => {
  const { user } = await renderApp('/about');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(university.phone)).toHaveAttribute('href', 'tel:+912055501965');
  expect(footer.getByText(university.email)).toHaveAttribute('href', `mailto:${university.email}`);
});

it('The notice about the backend shows that the demo data is being made, can be dismissed, returns when it changes, and can hold a button with an action', async () => {
  const { user } = await renderApp('/about');
  act(() => publishBackendStatus({ phase: 'starting', progress: 0.43 }));
  expect(await screen.findByText('Preparing the demo data… 43 %')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
  act(() => publishBackendStatus({ phase: 'ready' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  // Progress is told a moment late.
  act(() => publishBackendStatus({ progress: 1 }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  act(() => addBackendNotice({ id: 'full', tone: 'error', message: 'The storage is full.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The storage is full.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('The storage is full.')).not.toBeInTheDocument());
  act(() => addBackendNotice({ id: 'full', tone: 'error', message: 'The storage is still full.' }));
  expect(await screen.findByText('The storage is still full.')).toBeInTheDocument();

  const run = vi.fn();
  act(() => addBackendNotice({ id: 'newer', tone: 'info', message: 'It is new.', action: { label: 'Reload', run } }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(run).toHaveBeenCalledOnce();
});

describe('A page that throws an error', () => {
  it('shows an apology with a retry, and without a stack trace', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const { router, user } = await renderApp('/');
    const { options } = router.routesByPath['/about'];
    Object.assign(options, { loader: () => Promise.reject(new Error('secret detail')) });
    await act(() => router.navigate({ to: '/about' }));
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('secret detail');

    Object.assign(options, { loader: undefined });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: /^About/ })).toBeVisible();
  });
});
