import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { head, openImport, row } from '#tests/student-import.ts';

const gone = () => Promise.reject(new DOMException('', 'NotReadableError'));

it('A file of texts, a workbook and a deleted file that are gone from the disk are said to be, and another file can be chosen', async () => {
  const { choose, press, upload, writes } = await openImport();
  const csv = Object.assign(new File([head], 'students.csv'), {
    arrayBuffer: gone,
    slice: () => ({ arrayBuffer: gone }),
  });
  // Its beginning was read before it changed.
  const workbook = Object.assign(new File(['PK\u0003\u0004'], 'students.xlsx'), { arrayBuffer: gone });
  // A browser gives a file that was deleted the size 0.
  const deleted = Object.assign(new File([], 'students.csv'), { arrayBuffer: gone });
  for (const file of [csv, workbook, deleted]) {
    await choose(`${head}\n${row(1)}`);
    expect(await screen.findByText(/1 new student,/)).toBeInTheDocument();
    await press('Choose Another File');
    await upload(file);
    await waitFor(
      () => expect(screen.getByRole('alert')).toHaveTextContent('it was changed, moved or deleted after it was chosen'),
      { timeout: 2000 },
    );
  }
  expect(writes()).toEqual([]);
});
