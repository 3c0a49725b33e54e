import { expect, it, vi } from 'vitest';
import { readWorkbookFile } from './read-file.ts';
import { startWorker } from './start-worker.ts';

vi.mock('./start-worker.ts', () => ({ startWorker: vi.fn() }));

it('A workbook that is gone from the disk starts no worker', async () => {
  const file = new File(['PK'], 'students.xlsx');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(readWorkbookFile(file, {}, new AbortController().signal)).rejects.toThrow('gone');
  expect(startWorker).not.toHaveBeenCalled();
});
