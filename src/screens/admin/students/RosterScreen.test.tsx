import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../tests/render.tsx';

it('/admin/students lists every student, with attendance, and no statistics', async () => {
  await renderApp('/admin/students', { as: 'staff' });
  expect(await screen.findByText('40 students')).toBeInTheDocument();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Name',
    'Roll No',
    'Department',
    'Year',
    'Semester',
    'CGPA',
    'Attendance',
    'Placement',
    'Fee',
    'Status',
  ]);
  expect(screen.queryByText('Placement Rate')).not.toBeInTheDocument();
});

it('its filters and its order stand in the URL', async () => {
  const { router, user } = await renderApp('/admin/students?sort=-attendance', { as: 'admin' });
  await screen.findByText('40 students');
  expect(screen.getByRole('columnheader', { name: 'Attendance' })).toHaveAttribute('aria-sort', 'descending');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '3');
  await waitFor(() => expect(router.state.location.href).toBe('/admin/students?year=3&sort=-attendance'));
});

it('what is typed is in the URL before a student is opened, so that Back brings it back', async () => {
  const { router, user } = await renderApp('/admin/students', { as: 'admin' });
  await screen.findByText('40 students');
  await user.type(screen.getByRole('searchbox'), 'ananya d');
  await user.click(screen.getByRole('link', { name: 'Ananya Deshpande' }));
  await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' });
  router.history.back();
  expect(await screen.findByRole('searchbox')).toHaveValue('ananya d');
  expect(await screen.findByText('1 of 40 students')).toBeInTheDocument();
});

it('an empty roster leads to where students are added', async () => {
  await renderApp('/admin/students', { as: 'admin', arrange: (rows) => ({ ...rows, students: [] }) });
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Go to the Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
});
