import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { head, openImport, row } from '#tests/student-import.ts';

const region = async () => within(await screen.findByRole('region', { name: 'Files of this import' }));
const turn = (text: string) =>
  waitFor(async () => expect((await region()).getByRole('status')).toHaveTextContent(text));
const outcomes = async () => (await region()).getAllByRole('listitem').map(({ textContent }) => textContent);

it('Several files are imported one after the other, with what came of each; one that fails, is skipped or comes after a stop takes none with it', async () => {
  const { press, writes, all } = await openImport();
  const file = (name: string, ...lines: readonly string[]) => new File([lines.join('\n')], name);
  const files = [
    file('b10.csv', head, row(3)),
    file('b2.csv'),
    file('c.csv', head, row(4)),
    file('d.csv', head, row(5)),
    file('a.csv', head, row(1), row(2), 'IM26200,,x@mail.example,Civil,9,2,'),
    file('notes.pdf', '%PDF'),
  ];
  fireEvent.drop(await screen.findByRole('group', { name: 'A file of students' }), {
    dataTransfer: { files, items: [] },
  });
  await turn('File 1 of 5: a.csv');
  expect((await region()).getByText(/notes\.pdf/)).toHaveTextContent(
    'Left out, as neither a workbook nor a CSV file: notes.pdf.',
  );
  await press('Add 2 Students');
  expect(await screen.findByText(/^: 2 added/)).toBeInTheDocument();
  await press('Go On with the Next File');

  await turn('File 2 of 5: b2.csv');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is empty.');
  expect(await outcomes()).toEqual(['a.csv: 2 added, 1 left out']);
  await press('Skip This File');

  await turn('File 3 of 5: b10.csv');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Import students' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Choose Another File' })).not.toBeInTheDocument();
  await press('Add 1 Student');
  await press('Go On with the Next File');

  await turn('File 4 of 5: c.csv');
  await press('Stop Here');
  await turn('Stopped. 1 file was not begun.');
  expect(await outcomes()).toEqual([
    'a.csv: 2 added, 1 left out',
    'b2.csv: not imported. This file is empty.',
    'b10.csv: 1 added',
    'c.csv: skipped',
  ]);
  expect(screen.getByRole('button', { name: 'Choose File' })).toBeEnabled();
  expect(writes()).toHaveLength(3);
  expect((await all()).filter(({ rollNo }) => rollNo.startsWith('IM26'))).toHaveLength(3);
});

it('Cells that are pasted anywhere on the page are shown and checked by the button; a file is taken, a picture refused', async () => {
  const { user, press } = await openImport();
  const area = await screen.findByRole('textbox', { name: /paste cells or rows/ });
  const paste = (plain: string, ...files: readonly File[]) =>
    fireEvent.paste(document.body, {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? plain : ''), files },
    });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Import students' })).toHaveFocus());
  paste('', new File(['x'], 'image.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A picture of a table cannot be read.');

  const lines = [head, row(1)].map((line) => line.replaceAll(',', '\t')).join('\n');
  paste(lines);
  expect(area).toHaveValue(lines);
  expect(area).toHaveFocus();
  await user.keyboard('{Tab}{Enter}');
  expect(await screen.findByText(/has been checked/)).toHaveTextContent('Pasted text has been checked');
  await press('Choose Another File');
  await screen.findByRole('button', { name: 'Choose File' });
  paste('', new File([`${head}\n${row(2)}`], 'students.csv'));
  expect(await screen.findByText(/has been checked/)).toHaveTextContent('students.csv has been checked');
});
