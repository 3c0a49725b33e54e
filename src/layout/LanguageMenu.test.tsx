import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { startLanguage } from '../platform/language.ts';

afterEach(() => {
  startLanguage('en');
  localStorage.clear();
});

it('Another language is chosen in the header without a reload: address, title, direction and words follow, and what was typed stays', async () => {
  const { user, router } = await renderApp('/admissions');
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Asha Rao');

  await user.click(screen.getByRole('button', { name: 'Language' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await user.click(within(menu).getByRole('menuitemradio', { name: 'اردو Not yet read by a native speaker' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'داخلے کے لیے درخواست دیں' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ur');
  expect(await screen.findByDisplayValue('Asha Rao')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'زبان' })).toHaveFocus());
  await waitFor(() => expect(router.history.location.pathname).toBe('/ur/admissions'));
  await waitFor(() => expect(document.title).toBe('داخلے · Malhar University'));
  expect(localStorage.getItem('language')).toBe('ur');
});
