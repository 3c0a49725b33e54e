import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pasteInto } from './paste-into.ts';
import { accounts, renderApp } from './render.tsx';

// A part of a word: with a space at its ends it would be found nowhere.
it.each([
  ['/admin/dashboard', 'admin', accounts.student.email],
  ['/admin/students', 'admin', accounts.student.email],
  ['/admin/applications', 'admin', 'sha'],
  ['/admin/courses', 'admin', 'ngineerin'],
  ['/courses', undefined, 'ngineerin'],
  ['/faculty', undefined, 'civi'],
] as const)('Spaces around a search in a URL of %s are ignored', async (path, as, words) => {
  await renderApp(`${path}?q=${encodeURIComponent(` ${words} `)}`, as ? { as } : {});
  await screen.findAllByText(/^[1-9]\d* of [1-9]\d* /);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^[1-9]\d* of [1-9]\d* /),
  );
  expect(screen.getByRole('searchbox')).toHaveValue(words);
});

// Every list has its search from the one hook, whose other cases are in use-rows.test.tsx.
it('Spaces around a typed search are ignored in the list and in the URL, and stay in the field until it is left', async () => {
  const { user, router } = await renderApp('/admin/dashboard', { as: 'admin' });
  const words = accounts.student.email;
  const field = await screen.findByRole('searchbox');
  await pasteInto(user, field, `  ${words} `);
  expect(screen.getByText('1 of 40 students')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: words }));
  // A word may follow the space; whoever goes on elsewhere sees what is searched for.
  expect(field).toHaveValue(`  ${words} `);
  await user.tab();
  expect(field).toHaveValue(words);
});
