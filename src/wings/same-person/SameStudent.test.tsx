import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

it('Two students of one person point at each other in their records, stand side by side, and are found on the roster', async () => {
  const { user } = await renderApp('/admin/students?q=Contractor', {
    as: 'admin',
    arrange: (rows) => {
      const [one, two, three, ...others] = rows.students;
      if (!one || !two || !three) throw new Error('There are too few students');
      const same = { name: 'Zubin Contractor', phone: '9812345690' };
      const students = [
        { ...one, ...same, rollNo: 'CE26T01' },
        { ...two, ...same, name: 'Contractor Zubin', phone: '+919812345690', rollNo: 'CE26T02' },
        { ...three, name: 'Zarin Contractor', phone: same.phone },
        ...others,
      ];
      return { ...rows, students };
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Zubin Contractor' }));
  const mark = within(await screen.findByRole('note', { name: 'Another student may be the same person' }));
  expect(mark.getAllByText(/^same name and phone; |^same name, birth date and phone; /)).toHaveLength(1);
  await user.click(mark.getByRole('button', { name: 'Compare Side by Side' }));
  const table = within(await screen.findByRole('table', { name: 'Students side by side' }));
  expect(table.getByRole('columnheader', { name: /^Contractor Zubin ?Open CE26T02$/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(mark.getByRole('link', { name: 'Student CE26T02' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contractor Zubin' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Student CE26T01' })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Back to List' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await user.click(within(menu).getByRole('menuitem', { name: 'Find duplicates' }));
  const found = within(await screen.findByRole('dialog', { name: 'Duplicates among 3 Students' }));
  expect(await found.findByText('1 person may be here twice.')).toBeInTheDocument();
  expect(found.getByRole('link', { name: 'Open CE26T02' })).toHaveAttribute('href', expect.stringMatching(/students/));
});
