import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { startLanguage } from '../platform/language.ts';
import { holdLanguage } from '../platform/language-hold.ts';

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
  const urdu = within(menu).getByRole('menuitemradio', { name: 'اردو Not yet read by a native speaker' });
  await user.click(urdu);
  await waitFor(() => expect(urdu, 'the choice is seen before the page changes').toBeChecked());

  expect(await screen.findByRole('heading', { level: 1, name: 'داخلے کے لیے درخواست دیں' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ur');
  expect(await screen.findByDisplayValue('Asha Rao')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'زبان' })).toHaveFocus());
  await waitFor(() => expect(router.history.location.pathname).toBe('/ur/admissions'));
  await waitFor(() => expect(document.title).toBe('داخلے · Malhar University'));
  expect(localStorage.getItem('language')).toBe('ur');

  await user.click(screen.getByRole('button', { name: 'زبان' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply for admission' })).toBeInTheDocument();
  await waitFor(() => expect(router.history.location.pathname).toBe('/admissions'));
});

it('The language stays while something is open that would be lost with the page, and says so', async () => {
  const release = holdLanguage();
  const { user } = await renderApp('/about');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /हिन्दी/ }));
  expect(await screen.findByText(/^The language can be changed when what is open now is done/)).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Malhar University');
  release();
});

it('On the login page the keyboard comes to the language before the form, and choosing one loses neither the page that was asked for nor the e-mail address', async () => {
  const { user, router } = await renderApp('/login?redirect=%2Fstudent%2Fprofile');
  const stops: (string | null)[] = [];
  while (!(document.activeElement instanceof HTMLInputElement) && stops.length < 40) {
    await user.tab();
    stops.push(document.activeElement!.getAttribute('data-control'));
  }
  expect(stops).toContain('language');

  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@university.example');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret-1');
  screen.getByRole('button', { name: 'Language' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.click(screen.getByRole('menuitemradio', { name: /हिन्दी/ }));
  await waitFor(() => expect(router.history.location.href).toBe('/hi/login?redirect=%2Fstudent%2Fprofile'));
  expect(screen.getByDisplayValue('asha@university.example')).toBeInTheDocument();
  const kept = Object.values({ ...sessionStorage }).join();
  expect(kept).toContain('asha@university.example');
  expect(kept, 'a password is never kept').not.toContain('secret-1');
});

it('Back and a link without a language lead to an address in the language of the page, so that a reload shows the same', async () => {
  const { user, router } = await renderApp('/courses');
  const choose = async (button: string, name: RegExp) => {
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
  };
  await router.navigate({ to: '/about', search: {}, hash: 'history' });
  await choose('Language', /हिन्दी/);
  await waitFor(() => expect(router.history.location.href).toBe('/hi/about#history'));

  router.history.back();
  await waitFor(() => expect(router.history.location.pathname).toBe('/hi/courses'));
  expect(await screen.findByRole('heading', { level: 1, name: 'पाठ्यक्रम' })).toBeInTheDocument();
  expect(router.history.length).toBe(2);

  await choose('भाषा', /English/);
  await waitFor(() => expect(router.history.location.pathname).toBe('/courses'));
  router.history.forward();
  await waitFor(() => expect(router.history.location.href).toBe('/about#history'));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('An address without a language gets that of the visit', async () => {
  startLanguage('hi');
  const { router } = await renderApp('/courses?q=civil');
  await waitFor(() => expect(router.history.location.href).toBe('/hi/courses?q=civil'));
  expect(router.history.length).toBe(1);
});

it('The next page in the same language does not write the language of the document anew, which would style each element anew', async () => {
  startLanguage('hi');
  const { router } = await renderApp('/hi/about');
  await screen.findByRole('heading', { level: 1 });
  const written: string[] = [];
  const observer = new MutationObserver((records) =>
    written.push(...records.map(({ attributeName }) => attributeName!)),
  );
  observer.observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
  await act(() => router.navigate({ to: '/contact' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/hi/contact'));
  observer.disconnect();
  expect(written).toEqual([]);
});
