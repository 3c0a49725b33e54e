import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, openApplications } from '#tests/applications.ts';

const applications = [
  application(1, { previousGrade: '8.1 CGPA' }),
  application(2, { previousGrade: '81%' }),
  application(3, { desiredCourse: 'Marine Biology' }),
  application(4),
];

async function select(...numbers: readonly number[]) {
  const app = await openApplications(undefined, { applications });
  await screen.findByText('4 applications');
  for (const number of numbers)
    await app.user.click(screen.getByRole('checkbox', { name: `Select Applicant ${number}` }));
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Compare side by side' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Applications side by side' }));
  return { ...app, dialog };
}

describe('Selected applications side by side', () => {
  it('show a row for each field, and mark those that differ', async () => {
    const { dialog } = await select(1, 2);
    const table = within(await dialog.findByRole('table', { name: 'Applications side by side' }));
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Field', 'Applicant 2APP-2026-000002', 'Applicant 1APP-2026-000001']);
    const row = (name: string) =>
      [...(table.getByRole('rowheader', { name }).closest('tr')?.children ?? [])].map(({ textContent }) =>
        textContent.trim(),
      );
    expect(row('Previous grade differs')).toEqual(['Previous grade differs', '81%', '8.1 CGPA']);
    // Both are the same in percent.
    expect(row('Grade in percent')).toEqual(['Grade in percent', '81%', '81%']);
    expect(row('Desired course').slice(1)).toEqual(['Civil Engineering', 'Civil Engineering']);
    expect((await table.findAllByText(/ seats left$/)).length).toBe(2);
  });

  it.each([[[1]], [[1, 2, 3, 4]]])(
    'cannot be compared where the selected numbers are %j: two or three can',
    async (numbers) => {
      const { dialog } = await select(...numbers);
      expect(await dialog.findByText('Select two or three applications to compare them.')).toBeInTheDocument();
      expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    },
  );
});
