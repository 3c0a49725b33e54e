import { expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

const head = { revision: 1, tables: { students: [1] } };

it('What lives in memory is stored elsewhere by a commit that changes a table, and by no other', async () => {
  const persist = vi.fn(async () => {});
  const storage = memoryStorage(persist);
  const first = storage.begin('write');
  first.writeHead(head);
  await first.commit();
  expect(persist).not.toHaveBeenCalled();

  const second = storage.begin('write');
  await second.write('students', 0, [{ id: 'stu_1' }]);
  await second.commit();
  expect(persist).toHaveBeenCalledExactlyOnceWith(expect.anything(), new Set(['students']));
});
