import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { session } from '../session/session.ts';

it.each([
  ['student', '/student/dashboard', 'Welcome, Ananya Deshpande'],
  ['admin', '/admin/dashboard', 'Admin Dashboard'],
] as const)(
  'once the session of a %s has ended, nothing of the page stands or asks, while the login is on its way',
  async (who, path, heading) => {
    await renderApp(path, { as: who });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    act(() => session.clear());
    expect(screen.queryByRole('heading', { level: 1, name: heading })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
  },
);
