import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';

const names = ['Asha Rao', 'Suresh'];
const arrange = ({ students: [first], ...rows }: { students: readonly object[] }) => ({
  ...rows,
  students: names.map((name, i) => ({
    ...first,
    id: `s-${i}`,
    name,
    email: `s${i}@mail.example`,
    rollNo: `CE9910${i}`,
    status: 'Active',
  })),
});

it('The accounts of selected students are saved in the form that a learning platform takes, once its id of the university is known, after the rule for names and the first lines', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await renderApp('/admin/students', { as: 'admin', arrange } as never);
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'File for a learning platform' }));
  const dialog = within(await screen.findByRole('dialog'));
  const form = await dialog.findByRole('combobox', { name: 'Form of the file' });
  expect(dialog.getByText(/^The last word of a name is the family name/)).toHaveTextContent(
    'Here 1 name has one word.',
  );
  const download = dialog.getByRole('button', { name: 'Download CSV for 2' });
  expect(download).toBeEnabled();

  await user.selectOptions(form, 'OneRoster 1.1 (users.csv)');
  expect(download).toBeDisabled();
  await user.click(dialog.getByRole('textbox', { name: /^Id of the university on the platform/ }));
  await user.paste('uni-1');
  const headings = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toContain('orgSourcedIds');
  expect(headings).not.toContain('password');
  expect(dialog.getByRole('cell', { name: 'Rao' })).toBeInTheDocument();
  await user.click(download);
  await waitFor(() => expect(saved).toEqual(['users.csv']));
  // Without a byte order mark, which text() would leave out.
  expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? [])[0]).toBe('s'.charCodeAt(0));
  expect(await files[0]?.text()).toMatch(
    /^sourcedId,status,.*\r\ns-0,,,true,uni-1,student,ce99100,,Asha,Rao,.*\r\ns-1,.*,Suresh,\.,,CE99101,/,
  );
  expect(await dialog.findByText('The file is saved in your downloads.')).toBeInTheDocument();

  await user.selectOptions(form, 'OneRoster 1.2 (users.csv)');
  expect(dialog.queryByText('The file is saved in your downloads.')).not.toBeInTheDocument();
  expect(dialog.queryByRole('columnheader', { name: 'orgSourcedIds' })).not.toBeInTheDocument();
});
