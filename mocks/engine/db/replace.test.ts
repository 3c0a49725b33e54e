import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '#mocks/demo/account-session.ts';
import { accounts, testTime } from '#mocks/testing.ts';
import { dump, fillDisk, newBrowser, onDisk, openTab, type Tab } from '#mocks/testing-storage.ts';
import { carrySessions } from '#mocks/university/rules/sessions.ts';
import { seedOf } from '#mocks/node.ts';
import type { Seed } from '#mocks/university/database.ts';
import { Database } from './database.ts';
import { chunksOf, schema } from '#mocks/university/tables.ts';
import { memoryStorage } from './memory-storage.ts';

let tab: Tab;
beforeEach(async () => {
  newBrowser();
  tab = await openTab();
});

const scenario = (name: string, students: number) => ({ scenario: name, students, today: '2026-05-18' });
/** A university with fewer students, and so with fewer chunks. */
const smaller = async (): Promise<Seed> => ({
  chunks: chunksOf(await seedOf(7)),
  dataSet: scenario('smaller', 7),
});
const withoutStudents = async (): Promise<Seed> => {
  const { accounts } = await seedOf(7);
  const staff = accounts.filter(({ studentId }) => studentId === undefined);
  return { chunks: chunksOf({ accounts: staff }), dataSet: scenario('empty', 0) };
};
const count = ({ database }: Pick<Tab, 'database'>) => database.transact('read', ({ students }) => students.size);
const me = (token: string) => tab.send('/auth/me', { token });

describe('a replacement of all data', () => {
  it('applies in every tab from the next request on', async () => {
    const other = await openTab();
    await count(other);
    await tab.database.replaceAll(await smaller(), carrySessions);
    expect([await count(tab), await count(other), await count(await openTab())]).toEqual([7, 7, 7]);
  });

  it('stores the data’s origin with it', async () => {
    await tab.database.replaceAll(await smaller(), carrySessions);
    expect(await tab.database.dataSets()).toEqual({
      current: scenario('smaller', 7),
      previous: scenario('typical-day', 40),
    });
  });

  it('A replacement can be undone with every change made before it, and the undo can be undone', async () => {
    await tab.database.transact('write', ({ students }) => students.remove(students.all()[0]!.id));
    await tab.database.replaceAll(await smaller(), carrySessions);
    expect(await tab.database.undoReplace(carrySessions)).toBe(true);
    expect([await count(tab), await count(await openTab())]).toEqual([39, 39]);
    expect(await tab.database.undoReplace(carrySessions)).toBe(true);
    expect(await count(tab)).toBe(7);
  });

  it('cannot be undone in a new browser', async () => {
    expect(await tab.database.undoReplace(carrySessions)).toBe(false);
    expect(await count(tab)).toBe(40);
  });

  it('lets a tab that was suspended during two replacements read the right rows', async () => {
    const sleeper = await openTab();
    const before = await sleeper.database.transact('read', ({ students }) => students.all());
    await tab.database.replaceAll(await smaller(), carrySessions);
    await tab.database.undoReplace(carrySessions);
    await tab.database.transact('write', ({ students }) => students.replace({ ...students.all()[0]!, name: 'Later' }));
    const after = await sleeper.database.transact('read', ({ students }) => students.all());
    expect(after).toEqual([{ ...before[0], name: 'Later' }, ...before.slice(1)]);
  });

  it('keeps people signed in whose account is in the new data too', async () => {
    const { token } = await openSession(tab.database, accounts.staffAdmin, testTime);
    await tab.database.replaceAll(await smaller(), carrySessions);
    expect((await me(token)).status).toBe(200);
    await tab.database.undoReplace(carrySessions);
    expect((await me(token)).status).toBe(200);
  });

  it('signs out people who are not in the new data, and an undo signs them in again', async () => {
    const { token } = await openSession(tab.database, accounts.student, testTime);
    await tab.database.replaceAll(await withoutStudents(), carrySessions);
    expect((await me(token)).status).toBe(401);
    await tab.database.undoReplace(carrySessions);
    expect((await me(token)).status).toBe(200);
  });

  it('keeps people who signed in to the new data signed in after the undo', async () => {
    await tab.database.replaceAll(await smaller(), carrySessions);
    const { token } = await openSession(tab.database, accounts.student, testTime);
    await tab.database.undoReplace(carrySessions);
    expect((await me(token)).status).toBe(200);
  });

  it('changes nothing when the disk is full, at whichever write', async () => {
    await count(tab);
    const before = await dump();
    const seed = await smaller();
    let failures = 0;
    for (let error: unknown = 'none yet'; error !== undefined;) {
      fillDisk('the write fails', failures);
      error = await tab.database.replaceAll(seed, carrySessions).catch((thrown: unknown) => thrown);
      vi.restoreAllMocks();
      if (error === undefined) continue;
      failures++;
      expect(error).toMatchObject({ name: 'StorageFull' });
      expect([await count(tab), await dump()]).toEqual([40, before]);
    }
    expect(failures).toBeGreaterThan(0);
    expect(await count(tab)).toBe(7);
  });

  it('leaves no chunk of data that was replaced twice', async () => {
    await tab.database.replaceAll(await smaller(), carrySessions);
    const keys = () => onDisk((disk) => disk.getAllKeys('chunks'));
    const first = await keys();
    await tab.database.replaceAll(await smaller(), carrySessions);
    await tab.database.replaceAll(await smaller(), carrySessions);
    expect((await keys()).length).toBeLessThanOrEqual(first.length);
  });

  it('works in memory as well', async () => {
    const database = await Database.open({ schema, open: async () => memoryStorage(), seed: smaller });
    await database.replaceAll(await withoutStudents(), carrySessions);
    expect(await count({ database })).toBe(0);
    await database.undoReplace(carrySessions);
    expect(await count({ database })).toBe(7);
  });
});

describe('clearing the storage from the demo', () => {
  it('sends the notice of a browser’s clearing, starts with new data, and can be undone', async () => {
    await tab.database.transact('write', ({ students }) => students.remove(students.all()[0]!.id));
    await tab.database.clear();
    expect(await count(tab)).toBe(40);
    expect(tab.events).toEqual(['cleared']);
    await tab.database.undoReplace(carrySessions);
    expect(await count(tab)).toBe(39);
  });
});

it('a write fails as on a full disk when the demo simulates it, and stores nothing', async () => {
  let full = false;
  const database = await Database.open({
    schema,
    open: async () => memoryStorage(),
    seed: smaller,
    isFull: () => full,
  });
  full = true;
  const remove = database.transact('write', ({ students }) => students.remove(students.all()[0]!.id));
  await expect(remove).rejects.toThrow('the storage is full');
  expect(await count({ database })).toBe(7);
});
