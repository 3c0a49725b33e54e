import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openImport } from '#tests/student-import.ts';

it.each([
  ['Excel workbook', 'students-template.xlsx'],
  ['CSV', 'students-template.csv'],
])('The template of an import as %s is saved as %s', async (choice, name) => {
  URL.createObjectURL = () => 'blob:template';
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await openImport();
  await user.click(await screen.findByRole('button', { name: 'Download Template' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  await waitFor(() => expect(saved).toEqual([name]));
});
