import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formats } from '#src/university/formats.ts';
import { renderApp } from '#tests/render.tsx';
import { startLanguage } from '../platform/language.ts';

// The second university offers German, which has the public pages alone.
const own = formats.languages;
const root = document.documentElement;

beforeEach(() => {
  Object.assign(formats, { languages: ['de'] });
  startLanguage('de');
});
afterEach(() => {
  Object.assign(formats, { languages: own });
  startLanguage('en');
});

it('A page that is not translated is in English as a whole, its title and its frame too, and says so to screen readers', async () => {
  await renderApp('/student/dashboard', { as: 'student' });

  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeInTheDocument();
  expect(root).toHaveAttribute('lang', 'en');
  expect(root).toHaveAttribute('dir', 'ltr');
  expect(document.title).toMatch(/^Dashboard/);
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeInTheDocument();
});

it('The next page is in the chosen language again where it is translated, and its address names it', async () => {
  const { router } = await renderApp('/student/dashboard', { as: 'student' });

  await router.navigate({ to: '/courses' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Studiengänge' })).toBeInTheDocument();
  expect(root).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Studiengänge/));
  expect(router.history.location.pathname).toBe('/de/courses');
});

it('To load the texts of a page before it is opened does not change the language of the one that is shown', async () => {
  const { router } = await renderApp('/courses', { as: 'student' });

  await router.preloadRoute({ to: '/student/profile' });

  expect(root).toHaveAttribute('lang', 'de');
});

it('The menu has the chosen language also on an English page, and says that it is translated in part', async () => {
  const { user } = await renderApp('/student/dashboard', { as: 'student' });

  await user.click(await screen.findByRole('button', { name: 'Language' }));
  const german = within(await screen.findByRole('menu')).getByRole('menuitemradio', { name: /^Deutsch/ });

  expect(german).toBeChecked();
  expect(german).toHaveAccessibleName(/Translated in part: other pages are in English/);
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
});

it('An address that begins with a language that is none leads home', async () => {
  const { router } = await renderApp('/fr/courses');

  await waitFor(() => expect(router.history.location.pathname).toBe('/de'));
});
