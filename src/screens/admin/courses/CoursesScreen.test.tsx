import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../tests/render.tsx';

describe('/admin/courses', () => {
  it('lists every course, active or not, with its duration', async () => {
    const { database } = await renderApp('/admin/courses', { as: 'staff' });
    const all = await database.transact('read', ({ courses }) => courses.all());
    expect(await screen.findByText(`${all.length} courses`)).toBeInTheDocument();
    expect(screen.getAllByText('Active').length).toBeGreaterThan(1);
    expect(screen.getAllByText(/^\d Years?$/).length).toBeGreaterThan(1);
  });

  it('is searched and sorted, and the URL keeps both', async () => {
    const { user, router } = await renderApp('/admin/courses', { as: 'staff' });
    await user.type(await screen.findByRole('searchbox'), 'engineering');
    await user.click(await screen.findByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/courses?q=engineering&sort=durationYears'));
    expect(screen.getByText(/^\d+ of \d+ courses$/)).toBeInTheDocument();
  });

  it.each([
    ['Failed to load courses', async () => new Response(null, { status: 500 })],
    ['Error loading courses', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s, with a way to try again', async (message, wire) => {
    await renderApp('/admin/courses', { as: 'staff', wire });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});
