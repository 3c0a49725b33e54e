import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pasteInto } from './paste-into.ts';
import { accounts, renderApp } from './render.tsx';

const searches = [
  ['/admin/dashboard', 'admin', accounts.student.email],
  ['/admin/students', 'admin', accounts.student.email],
  ['/admin/applications', 'admin', 'sha'],
  ['/admin/courses', 'admin', 'engineering'],
  ['/courses', undefined, 'engineering'],
  ['/faculty', undefined, 'civil'],
] as const;

it.each(searches)('Spaces around a search on %s are ignored in the list and in the URL', async (...row) => {
  const [path, as, words] = row;
  const { user, router } = await renderApp(path, as ? { as } : {});
  const field = await screen.findByRole('searchbox');
  await pasteInto(user, field, words);
  await waitFor(() => expect(router.state.location.search).toEqual({ q: words }));
  const found = () => screen.getAllByRole('status').find(({ textContent }) => / of /.test(textContent))?.textContent;
  const before = found();
  expect(before).toMatch(/^[1-9]/);
  await user.clear(field);
  await pasteInto(user, field, `  ${words} `);
  await waitFor(() => expect(router.state.location.search).toEqual({ q: words }));
  expect(found()).toBe(before);

  // A word may follow the space; whoever goes on elsewhere sees what is searched for.
  expect(field).toHaveValue(`  ${words} `);
  await user.tab();
  expect(field).toHaveValue(words);
});

it.each(searches.slice(0, 2))(
  'A URL of %s with spaces around its search gives the same result',
  async (path, _, words) => {
    await renderApp(`${path}?q=${encodeURIComponent(` ${words} `)}`, { as: 'admin' });
    expect(await screen.findByText('1 of 40 students')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue(words);
  },
);
