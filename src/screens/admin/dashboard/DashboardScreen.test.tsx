import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../tests/render.tsx';

const rowNames = () =>
  within(screen.getByRole('table', { name: 'Students' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

describe('/admin/dashboard (section 2)', () => {
  it('has stat cards, search and filters, a students table, an Add New Student modal, and a refresh action', async () => {
    await renderApp('/admin/dashboard', { as: 'admin' });
    expect(await screen.findByRole('table', { name: 'Students' })).toBeInTheDocument();
    expect(rowNames().length).toBeGreaterThan(5);
    screen.debug(screen.getByRole('table', { name: 'Students' }), 4000);
  });
});
