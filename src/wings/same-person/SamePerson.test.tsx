import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application, findPanel, listed, openApplications, storing } from '#tests/applications.ts';

const applications = [
  application(1, { fullName: 'Zubin Contractor', phoneNumber: '9812345690' }),
  application(2, { fullName: 'ZUBIN  Contractor', phoneNumber: '+919812345690' }),
  application(3, { fullName: 'Zarin Contractor', phoneNumber: '9812345690' }),
];

it('Two applications and a student of one person point at each other in the list and when one is open', async () => {
  const { user, router } = await openApplications('/admin/applications?open=app_1', {
    applications,
    arrange: (rows) => {
      const [student, ...others] = rows.students;
      if (!student) throw new Error('There is no student');
      const same = { ...student, name: 'Contractor Zubin', phone: '09812345690', rollNo: 'CE26T01' };
      return { ...storing(applications)(rows), students: [same, ...others] };
    },
  });
  const panel = await findPanel('Zubin Contractor');
  const mark = within(await panel.findByRole('note', { name: 'Another application may be of the same person' }));
  expect(await mark.findByRole('link', { name: 'Student CE26T01' })).toBeInTheDocument();
  expect(mark.getAllByText(/^same name and phone; /)).toHaveLength(2);
  expect(screen.getAllByText(/^Same person\?/)).toHaveLength(2);

  await user.click(mark.getByRole('button', { name: 'Compare Side by Side' }));
  const table = within(await screen.findByRole('table', { name: 'Side by side' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Field',
    'Zubin ContractorAPP-2026-000001',
    'ZUBIN ContractorAPP-2026-000002'.replace(' ', '  '),
    'Contractor ZubinStudent CE26T01',
  ]);
  await user.keyboard('{Escape}');

  await user.click(mark.getByRole('link', { name: 'APP-2026-000002' }));
  const other = await findPanel(/^ZUBIN/);
  expect(await other.findByRole('link', { name: 'APP-2026-000001' })).toBeInTheDocument();
  expect(listed()).toHaveLength(3);
  // The filter "Same person twice".
  for (const [twice, count] of [
    ['yes', 2],
    ['no', 1],
  ] as const) {
    await act(() => router.navigate({ to: '/admin/applications', search: { twice } }));
    await waitFor(() => expect(listed()).toHaveLength(count));
  }
});
