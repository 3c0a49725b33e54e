import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rmdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../engine/db/database.ts';
import type { Database as UniversityDatabase } from '../university/database.ts';
import { StorageFull } from '../engine/db/storage.ts';
import { chunksOf, schema } from '../university/tables.ts';
import { seedOf } from '../node.ts';
import { openSession } from './account-session.ts';
import { fileStorage, readDataFile } from './file-storage.ts';

const dataSet = { scenario: 'typical-day', students: 7, today: '2026-05-18' };
let path: string;
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'university-')), 'data.json');
});

/** A process that keeps its data in the file: it begins with what is there. */
async function start() {
  const stored = await readDataFile(path);
  return Database.open({
    schema,
    open: async () => fileStorage(path),
    seed: async () => stored ?? { chunks: chunksOf(await seedOf(7)), dataSet },
  });
}
const rename = (database: UniversityDatabase, name: string) =>
  database.transact('write', ({ students }) => students.replace({ ...students.all()[0]!, name }));
const nameOfFirst = (database: UniversityDatabase) =>
  database.transact('read', ({ students }) => students.all()[0]?.name);

describe('The data file of the server', () => {
  it('contains every write before the write is answered', async () => {
    await rename(await start(), 'Changed');
    expect(await readFile(path, 'utf8')).toContain('"name":"Changed"');
    expect(await nameOfFirst(await start())).toBe('Changed');
  });

  it('stays unwritten when only a session has changed', async () => {
    const database = await start();
    await writeFile(path, 'untouched');
    await openSession(database, 'staff@university.example');
    expect(await readFile(path, 'utf8')).toBe('untouched');
  });

  it('leaves no temporary file behind', async () => {
    await rename(await start(), 'Changed');
    expect(await readdir(join(path, '..'))).toEqual(['data.json']);
  });

  it('stays unchanged after a write that the disk refuses, and the server goes on', async () => {
    const database = await start();
    const before = await nameOfFirst(database);
    // A folder in the place of the file that is written first.
    await mkdir(`${path}.next`);
    await expect(rename(database, 'Lost')).rejects.toThrow('EISDIR');
    expect(await nameOfFirst(database)).toBe(before);
    await rmdir(`${path}.next`);
    await rename(database, 'Kept');
    expect(await nameOfFirst(await start())).toBe('Kept');
  });

  it.skipIf(!existsSync('/dev/full'))(
    'distinguishes a full disk from other failures, and keeps nothing of the write',
    async () => {
      const database = await start();
      const before = await readFile(path, 'utf8');
      // The file that is written first is on a device without room.
      await symlink('/dev/full', `${path}.next`);
      await expect(rename(database, 'Lost')).rejects.toThrow(new StorageFull('the disk is full'));
      expect([await readFile(path, 'utf8'), await readdir(dirname(path))]).toEqual([before, ['data.json']]);
      await rename(database, 'Kept');
      expect(await nameOfFirst(await start())).toBe('Kept');
    },
  );

  it('stays unchanged when it is not a state file', async () => {
    await writeFile(path, '{"a":1}');
    await expect(start()).rejects.toThrow('This is no state file of the demo.');
    expect(await readFile(path, 'utf8')).toBe('{"a":1}');
  });
});
