import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#mocks/testing.ts';
import {
  databaseName,
  dump,
  fillDisk,
  newBrowser,
  onDisk,
  openTab,
  storedRows,
  type Tab,
} from '#mocks/testing-storage.ts';
import { deleteIndexedStorage } from './indexed-storage.ts';
import { seedOf } from '#mocks/node.ts';
import { chunksOf, schema, type Tables } from '#mocks/university/tables.ts';
import { Database } from './database.ts';
import { memoryStorage } from './memory-storage.ts';
import { type Storage, StorageClosed } from './storage.ts';

beforeEach(newBrowser);

const names = ({ students }: Tables) => students.all().map(({ name }) => name);
const rename = ({ students }: Tables) => students.replace({ ...students.all()[0]!, name: 'Changed' });
const firstName = async (name?: string) => (await storedRows('students', name))[0]?.name;

/** The damages to stored data that its reader must notice. */
const damages: Record<string, (name?: string) => Promise<unknown>> = {
  'the head is a text': (name) => onDisk((disk) => disk.put('head', 'nonsense', 'head'), name),
  'the head is null': (name) => onDisk((disk) => disk.put('head', null, 'head'), name),
  'the head names no table': (name) => onDisk((disk) => disk.put('head', { revision: 1, tables: {} }, 'head'), name),
  'the head names no table, and no rows are stored': (name) =>
    onDisk(async (disk) => {
      await disk.clear('chunks');
      await disk.put('head', { revision: 1, tables: {} }, 'head');
    }, name),
  'the head does not name a table whose rows are stored': (name) =>
    onDisk(async (disk) => {
      const { revision, tables } = await disk.get('head', 'head');
      const { students: _students, ...others } = tables;
      await disk.put('head', { revision, tables: others }, 'head');
    }, name),
  'a table’s revisions are a text': (name) =>
    onDisk(async (disk) => {
      const { revision, tables } = await disk.get('head', 'head');
      await disk.put('head', { revision, tables: { ...tables, students: 'nonsense' } }, 'head');
    }, name),
  'the head’s revision is a text': (name) =>
    onDisk(async (disk) => disk.put('head', { ...(await disk.get('head', 'head')), revision: 'two' }, 'head'), name),
  'a chunk is missing': (name) => onDisk((disk) => disk.delete('chunks', ['students', 0]), name),
  'a chunk is a text': (name) => onDisk((disk) => disk.put('chunks', 'nonsense', ['students', 0]), name),
  'a chunk is no list of rows': (name) => onDisk((disk) => disk.put('chunks', [null, 7], ['students', 0]), name),
  'a row lacks a field': (name) =>
    onDisk(async (disk) => {
      const [{ email: _email, ...first }, ...others] = await disk.get('chunks', ['students', 0]);
      await disk.put('chunks', [first, ...others], ['students', 0]);
    }, name),
  'a field is a list instead of a text': (name) =>
    onDisk(async (disk) => {
      const [first, ...others] = await disk.get('chunks', ['students', 0]);
      await disk.put('chunks', [...others, { ...first, name: ['Asha'] }], ['students', 0]);
    }, name),
  'a chunk’s rows have no ids': (name) => onDisk((disk) => disk.put('chunks', [{ id: 7 }], ['students', 0]), name),
};

describe.each(Object.entries(damages))('%s', (_, damage) => {
  it('data found corrupt on the next visit is set aside with a notice, and new data is used', async () => {
    await (await openTab()).database.transact('write', rename);
    await damage();
    const before = await dump();
    const tab = await openTab();
    const students = await tab.database.transact('read', names);
    expect(students).toHaveLength(40);
    expect(students).not.toContain('Changed');
    expect(tab.events).toEqual(['set-aside']);
    await tab.database.transact('write', rename);
    expect(await firstName(`${databaseName}-2`)).toBe('Changed');
    // Nothing of the old data is deleted or overwritten; a mark keeps later visits from opening it.
    const marked = (await dump()) as [string[], unknown[], unknown, unknown];
    expect(marked[0]).toEqual(['head', 'set-aside']);
    expect([[marked[0][0]], [marked[1][0]], marked[2], marked[3]]).toEqual(before);
  });

  it('a request that finds the data corrupt in the middle of a visit succeeds with new data', async () => {
    const tab = await openTab();
    await tab.send('/courses/active');
    await damage();
    const rows = (await tab.send('/students?view=public&page=-1')).body.data;
    expect(rows).toHaveLength(40);
    expect(tab.events).toEqual(['set-aside']);
  });
});

describe('data that was set aside', () => {
  it('data that was set aside is not opened by later visits, which use the new data', async () => {
    await openTab();
    await damages['a chunk is missing']?.();
    await (await openTab()).database.transact('write', rename);
    const later = await openTab();
    // Signing in does not read the damaged table: without the mark, it would use the old data.
    const token = await later.login(accounts.staffAdmin);
    const { status, body } = await later.send('/admin/students', { token });
    expect(status).toBe(200);
    expect((body.data as { name: string }[]).map(({ name }) => name)).toContain('Changed');
    // The notice was given on the earlier visit.
    expect([later.events, later.seeds()]).toEqual([[], 0]);
  });

  it('each of several corrupt databases is set aside in one visit', async () => {
    await openTab();
    for (const suffix of ['', '-2', '-3']) {
      await openDB(`${databaseName}${suffix}`, 1, {
        upgrade: (disk) => ['head', 'chunks'].forEach((name) => disk.createObjectStore(name)),
      }).then((disk) => disk.close());
      await damages['the head is a text']?.(`${databaseName}${suffix}`);
    }
    const tab = await openTab();
    expect(await tab.database.transact('read', names)).toHaveLength(40);
    expect(tab.events).toEqual(['set-aside', 'set-aside', 'set-aside']);
  });

  it('data can be set aside again and again, each time under the next name', async () => {
    for (const name of [databaseName, `${databaseName}-2`, `${databaseName}-3`]) {
      await (await openTab()).database.transact('read', names);
      await damages['the head is a text']?.(name);
    }
    const tab = await openTab();
    expect(await tab.database.transact('read', names)).toHaveLength(40);
    expect(tab.events).toEqual(['set-aside']);
    expect(await firstName(`${databaseName}-4`)).toEqual(expect.any(String));
  });

  it('after five databases that were set aside the data is in memory, with a notice', async () => {
    for (const suffix of ['', '-2', '-3', '-4', '-5'])
      await onDisk(async (disk) => disk.version, `${databaseName}${suffix}`);
    const tab = await openTab();
    expect(await tab.database.transact('read', names)).toHaveLength(40);
    expect(tab.events.at(-1)).toBe('denied');
  });
});

it('a database of another program with the same name is set aside', async () => {
  await onDisk(async (disk) => disk.version);
  const tab = await openTab();
  expect(await tab.database.transact('read', names)).toHaveLength(40);
  expect(tab.events).toEqual(['set-aside']);
});

it('emptied object stores are seeded again, with a notice', async () => {
  const tab = await openTab();
  await onDisk(async (disk) => Promise.all(['head', 'chunks'].map((name) => disk.clear(name))));
  expect((await tab.send('/courses/active')).status).toBe(200);
  expect([tab.events, tab.seeds()]).toEqual([['cleared'], 2]);
});

describe('the data is deleted while the portal is open', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
    await tab.database.transact('write', rename);
    await deleteIndexedStorage(databaseName);
  });

  it('the request after a deletion succeeds with new data, and a notice', async () => {
    const { status, body } = await tab.send('/students?view=public&page=-1');
    expect([status, (body.data as object[]).length]).toEqual([200, 40]);
    expect([tab.events, tab.seeds()]).toEqual([['cleared'], 2]);
    expect(await firstName()).not.toBe('Changed');
  });

  it('the write after a deletion succeeds with new data, and is on disk', async () => {
    const token = await tab.login(accounts.student);
    expect((await tab.send('/auth/me', { token })).status).toBe(200);
    expect(await storedRows('sessions')).toHaveLength(1);
  });

  it('parallel requests after a deletion seed the data once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => tab.send('/courses/active')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect([tab.events, tab.seeds()]).toEqual([['cleared'], 2]);
  });

  it('a deletion of the data signs everybody out', async () => {
    const other = await openTab();
    const token = await other.login(accounts.student);
    await deleteIndexedStorage(databaseName);
    expect((await other.send('/auth/me', { token })).status).toBe(401);
  });

  it('after a deletion without room for new data, it is in memory, with both notices', async () => {
    fillDisk('the write throws');
    expect((await tab.send('/courses/active')).status).toBe(200);
    vi.restoreAllMocks();
    expect((await tab.database.transact('read', names)).length).toBe(40);
    expect(tab.events).toEqual(['cleared', 'full']);
  });
});

describe('the browser closes the connection', () => {
  /** Every connection that is open, as the browser closes them: with a `close` event. */
  const closeAll = () => {
    const databases: Map<string, object> = Reflect.get(indexedDB, '_databases');
    for (const database of databases.values())
      for (const connection of (Reflect.get(database, 'connections') as never[]).slice())
        forceCloseDatabase(connection);
  };

  it('the request after a closed connection reopens the database, without a notice, and finds the data', async () => {
    const tab = await openTab();
    await tab.database.transact('write', rename);
    closeAll();
    expect((await tab.database.transact('read', names))[0]).toBe('Changed');
    expect([tab.events, tab.seeds()]).toEqual([[], 1]);
  });

  it('a write after a closed connection runs once', async () => {
    const tab = await openTab();
    const before = (await storedRows('students')) as { totalCredits?: number }[];
    closeAll();
    const add = ({ students }: Tables) =>
      students.replace({ ...students.all()[0]!, totalCredits: (students.all()[0]?.totalCredits ?? 0) + 1 });
    await Promise.all([1, 2, 3].map(() => tab.database.transact('write', add)));
    const [after] = (await storedRows('students')) as { totalCredits?: number }[];
    expect(after?.totalCredits).toBe((before[0]?.totalCredits ?? 0) + 3);
  });

  it.each(['read', 'write'] as const)(
    'a %s is aborted when its page goes into the back-forward cache, and runs once the page is shown again',
    async (mode) => {
      const page = new EventTarget();
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      const tab = await openTab();
      let runs = 0;
      const seen = await tab.database.transact(mode, (tables) => {
        // What has to be read first makes the database run this once more.
        const found = names(tables);
        if (mode === 'write') rename(tables);
        runs += 1;
        if (runs <= 2) page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: runs === 1 }));
        return found;
      });
      expect(runs).toBe(2);
      expect(seen).toHaveLength(40);
      expect(tab.events).toEqual([]);
      expect((await firstName()) === 'Changed').toBe(mode === 'write');
    },
  );

  it('a request is answered if the connection closes again during the retry, as while data is being cleared', async () => {
    const tab = await openTab();
    const { transaction } = IDBDatabase.prototype;
    // The second is that of the look whether the data was set aside, which may fail.
    let closings = 3;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...of) {
      if (closings-- > 0) throw new DOMException('', 'InvalidStateError');
      return transaction.apply(this, of);
    });
    expect((await tab.send('/courses/active')).status).toBe(200);
    expect(tab.events).toEqual([]);
  });

  it('a request is retried a few times, and answers 500 if the connection closes each time', async () => {
    const tab = await openTab();
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    const open = vi.spyOn(indexedDB, 'open');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await tab.send('/courses/active')).status).toBe(500);
    expect(open).toHaveBeenCalledTimes(2);
    begin.mockRestore();
    expect((await tab.send('/courses/active')).status).toBe(200);
  });
});

it('a request that learns late that its storage is closed uses the storage that others have opened since', async () => {
  const [lost, next] = [memoryStorage(), memoryStorage()];
  const seed = async () => ({ chunks: chunksOf(await seedOf(7)), dataSet: {} });
  await Database.open({ schema, open: async () => next, seed });
  const open = vi.fn<() => Promise<Storage>>().mockResolvedValue(next).mockResolvedValueOnce(lost);
  const database = await Database.open({ schema, open, seed });
  const closed = new StorageClosed('the browser has closed it');
  let learn = () => {};
  const late = new Promise<never>((_, reject) => (learn = () => reject(closed)));
  const answers = [() => late, () => Promise.reject(closed)];
  const transaction = lost.begin('read');
  vi.spyOn(lost, 'begin').mockImplementation(() => ({ ...transaction, head: answers.shift() ?? (() => late) }));
  const first = database.transact('read', names);
  expect(await database.transact('read', names)).toHaveLength(7);
  learn();
  expect(await first).toHaveLength(7);
  // The storage that was lost, and the one in its place.
  expect(open).toHaveBeenCalledTimes(2);
});
