import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { session } from '../session/session.ts';

it.each([
  ['student', '/student/dashboard', 'Welcome, Ananya Deshpande'],
  ['admin', '/admin/dashboard', 'Admin Dashboard'],
] as const)(
  'The ended session of a %s removes the page and its requests while the login loads',
  async (who, path, heading) => {
    await renderApp(path, { as: who });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    act(() => session.clear());
    expect(screen.queryByRole('heading', { level: 1, name: heading })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
  },
);
