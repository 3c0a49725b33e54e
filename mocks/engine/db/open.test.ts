import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#mocks/testing.ts';
import {
  databaseName,
  dump,
  fillDisk,
  fullDisks,
  newBrowser,
  onDisk,
  openTab,
  storedRows,
  type Tab,
} from '#mocks/testing-storage.ts';
import { indexedStorage } from './indexed-storage.ts';
import { migrations } from '#mocks/university/database.ts';
import { schema, type Tables } from '#mocks/university/tables.ts';

beforeEach(newBrowser);

const names = ({ students }: Tables) => students.all().map(({ name }) => name);
const storedNames = async () => (await storedRows('students')).map(({ name }) => name);
const rename = ({ students }: Tables) => students.replace({ ...students.all()[0]!, name: 'Changed' });

describe('a browser that denies storage', () => {
  const refusing = (name: string) => ({
    open() {
      throw new DOMException('', name);
    },
  });
  const failing = (name: string) => ({
    open: () =>
      Object.create(IDBOpenDBRequest.prototype, {
        error: { value: new DOMException('', name) },
        addEventListener: { value: (type: string, listener: () => void) => type === 'error' && setImmediate(listener) },
        removeEventListener: { value: () => {} },
      }) as IDBOpenDBRequest,
  });

  it.each<[what: string, storage: unknown, event: string]>([
    ['lacks IndexedDB', undefined, 'denied'],
    ['has null for IndexedDB', null, 'denied'],
    ['throws a SecurityError', refusing('SecurityError'), 'denied'],
    ['throws an InvalidStateError', refusing('InvalidStateError'), 'denied'],
    ['fails with a SecurityError', failing('SecurityError'), 'denied'],
    ['fails with an InvalidStateError', failing('InvalidStateError'), 'denied'],
    // So does Chromium in a frame of another site, and Firefox where its profile cannot be read.
    ['fails with an UnknownError', failing('UnknownError'), 'denied'],
    ['fails with a NotReadableError', failing('NotReadableError'), 'denied'],
    ['has no room to open one', failing('QuotaExceededError'), 'full'],
  ])('a browser that %s keeps the data in memory, with a notice', async (_, storage, event) => {
    vi.stubGlobal('indexedDB', storage);
    const tab = await openTab();
    const token = await tab.login(accounts.superAdmin);
    expect((await tab.send('/admin/students', { token })).body.data).toHaveLength(40);
    await tab.database.transact('write', rename);
    expect((await tab.database.transact('read', names))[0]).toBe('Changed');
    expect(tab.events).toEqual([event]);
  });

  it('a database that cannot be opened is set aside, with a notice, once a new one exists', async () => {
    const { open } = indexedDB;
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) =>
      name === databaseName ? failing('UnknownError').open() : open.call(indexedDB, name, version),
    );
    const tab = await openTab();
    await tab.database.transact('write', rename);
    expect(tab.events).toEqual(['set-aside']);
    expect((await storedRows('students', `${databaseName}-2`)).map(({ name }) => name)).toContain('Changed');
  });

  it('a browser that never opens its storage keeps the data in memory after ten seconds, with a notice', async () => {
    const { open } = indexedDB;
    const unheard = (...request: Parameters<typeof open>) => {
      const opening = open.apply(new IDBFactory(), request);
      opening.addEventListener = () => {};
      return opening;
    };
    vi.stubGlobal('indexedDB', { open: unheard });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const opened = openTab();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const tab = await opened;
    expect([tab.events, (await tab.database.transact('read', names)).length]).toEqual([['denied'], 40]);
  });

  it('a browser that closes its storage while opening, as during a clearing, is retried', async () => {
    const opening = vi.spyOn(indexedDB, 'open');
    for (let time = 0; time < 2; time++) opening.mockImplementationOnce(failing('AbortError').open);
    const tab = await openTab();
    await tab.database.transact('write', rename);
    expect([tab.events, await storedNames()]).toEqual([[], expect.arrayContaining(['Changed'])]);
  });

  it('a browser that throws at any access to IndexedDB keeps the data in memory, with a notice', async () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
    const get = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
    const tab = await openTab().finally(() => Object.defineProperty(globalThis, 'indexedDB', real));
    expect([tab.events, (await tab.database.transact('read', names)).length]).toEqual([['denied'], 40]);
  });
});

describe.each(Object.keys(fullDisks) as (keyof typeof fullDisks)[])(
  'a disk without space for the first data: %s',
  (way) => {
    it.each([0, 3])('data without space after %i writes is seeded once in memory, with a notice', async (after) => {
      fillDisk(way, after);
      const tab = await openTab();
      expect(await tab.database.transact('read', names)).toHaveLength(40);
      expect([tab.events, tab.seeds()]).toEqual([['full'], 1]);
      vi.restoreAllMocks();
      // Nothing of the failed write is left: the next visit with room stores the data.
      const later = await openTab();
      expect([later.events, later.seeds()]).toEqual([[], 1]);
    });
  },
);

describe('data of a newer version', () => {
  const next = [...migrations, () => {}];
  const newer = () => indexedStorage(databaseName, schema, next).then((storage) => storage.close());
  let tab: Tab;
  let token: string;
  beforeEach(async () => {
    await (await openTab()).database.transact('write', rename);
    await newer();
    tab = await openTab();
  });

  it('data of a newer version is read, with a notice', async () => {
    expect((await tab.database.transact('read', names))[0]).toBe('Changed');
    expect([tab.events, tab.seeds(), tab.database.readOnly]).toEqual([['read-only'], 0, true]);
  });

  it('data of a newer version is not replaced by other data', async () => {
    const before = await dump();
    const dataSet = { scenario: 'empty', students: 0, today: '2026-05-18' };
    const replaced = tab.database.replaceAll({ chunks: () => [], dataSet }, () => {});
    await expect(replaced).rejects.toThrow('only be read');
    expect(await dump()).toEqual(before);
  });

  it('people can sign in to data of a newer version, which changes in memory only', async () => {
    const before = await dump();
    token = await tab.login(accounts.superAdmin);
    expect((await tab.send('/admin/students', { token })).status).toBe(200);
    expect((await tab.send('/auth/logout', { method: 'POST', token })).status).toBe(200);
    expect((await tab.send('/auth/me', { token })).status).toBe(401);
    const body = { email: accounts.student, password: 'wrong-password' };
    for (let count = 0; count < 10; count++) await tab.send('/auth/login', { method: 'POST', body });
    expect((await tab.send('/auth/login', { method: 'POST', body })).status).toBe(429);
    expect(await dump()).toEqual(before);
  });

  it('a write to data of a newer version answers 503 and changes nothing, on disk or in memory', async () => {
    token = await tab.login(accounts.superAdmin);
    const before = [await dump(), await tab.database.transact('read', names)];
    const student = (await tab.send('/students', { token })).body.data as { id: string }[];
    const writes = [
      ['DELETE', `/students/${student[0]?.id}`, undefined],
      ['POST', '/auth/change-password', { oldPassword: 'Demo@1234', newPassword: 'another-1' }],
      ['PUT', `/students/${student[0]?.id}/cgpa`, { cgpa: 1 }],
    ] as const;
    for (const [method, path, body] of writes)
      expect(await tab.send(path, { method, token, body })).toMatchObject({
        status: 503,
        body: { error: 'READ_ONLY' },
      });
    expect([await dump(), await tab.database.transact('read', names)]).toEqual(before);
    await expect(tab.login(accounts.superAdmin)).resolves.toEqual(expect.any(String));
  });
});

it('an empty database of a newer version is not changed, and the next name is used', async () => {
  const storage = await indexedStorage(databaseName, schema, [...migrations, () => {}]);
  const before = await dump();
  const tab = await openTab();
  expect(await tab.database.transact('read', names)).toHaveLength(40);
  expect(await dump()).toEqual(before);
  storage.close();
});

describe('an upgrade', () => {
  it('an upgrade keeps the data, and an older tab closes its connection instead of blocking it', async () => {
    const old = await openTab();
    await old.database.transact('write', rename);
    const upgraded = await indexedStorage(databaseName, schema, [
      ...migrations,
      async (_database, transaction) => {
        await transaction.objectStore('head').put?.('was here', 'migration');
      },
    ]);
    expect(upgraded.readOnly).toBe(false);
    upgraded.close();
    expect(await onDisk(async (disk) => [disk.version, await disk.get('head', 'migration')])).toEqual([2, 'was here']);
    // The older tab finds newer data, and reads it.
    expect((await old.database.transact('read', names))[0]).toBe('Changed');
    expect([old.events, old.database.readOnly]).toEqual([['read-only'], true]);
    expect((await old.send('/courses/active')).status).toBe(200);
  });

  it('an upgrade waits for a request under way in an older tab', async () => {
    const old = await openTab();
    const writes = [1, 2, 3].map(() => old.database.transact('write', rename));
    const upgraded = await indexedStorage(databaseName, schema, [...migrations, () => {}]);
    const settled = await Promise.allSettled(writes);
    expect(settled.map(({ status }) => status)).toContain('fulfilled');
    upgraded.close();
    expect((await (await openTab()).database.transact('read', names))[0]).toBe('Changed');
  });

  it.each<[what: string, failing: (typeof migrations)[number]]>([
    [
      'at once',
      () => {
        throw new Error('cannot');
      },
    ],
    [
      'after a change',
      (database, transaction) => {
        database.createObjectStore('new');
        transaction
          .objectStore('head')
          .clear?.()
          .catch(() => undefined);
        throw new Error('cannot');
      },
    ],
    [
      'later',
      async (_database, transaction) => {
        await transaction.objectStore('head').clear?.();
        throw new Error('cannot');
      },
    ],
  ])('an upgrade that fails %s changes nothing, and the data counts as corrupt', async (_, failing) => {
    const tab = await openTab();
    await tab.database.transact('write', rename);
    tab.database.close();
    const before = await dump();
    await expect(indexedStorage(databaseName, schema, [...migrations, failing])).rejects.toMatchObject({
      name: 'StorageCorrupt',
    });
    expect(await dump()).toEqual(before);
    expect(await onDisk(async (disk) => [disk.version, disk.objectStoreNames.length])).toEqual([1, 2]);
  });

  it('an upgrade runs the missing migrations, in order', async () => {
    const ran: number[] = [];
    const step = (number: number) => () => void ran.push(number);
    await openDB(databaseName, 1, {
      upgrade: (database) => ['head', 'chunks'].forEach((name) => database.createObjectStore(name)),
    }).then((database) => database.close());
    (await indexedStorage(databaseName, schema, [...migrations, step(2), step(3)])).close();
    (await indexedStorage(databaseName, schema, [...migrations, step(2), step(3), step(4)])).close();
    expect(ran).toEqual([2, 3, 4]);
  });
});

it('a read that the browser aborts while the data is opened leaves no unhandled error', async () => {
  // The first opening has a transaction of its own, which makes the database.
  (await indexedStorage(databaseName, schema, migrations)).close();
  const unhandled = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function abortSoon(
    this: IDBDatabase,
    ...names
  ) {
    const aborted = transaction.apply(this, names);
    queueMicrotask(() => aborted.abort());
    return aborted;
  });
  const storage = await indexedStorage(databaseName, schema, migrations);
  await vi.waitFor(async () => expect(await storage.begin('read').head()).toBeUndefined());
  storage.close();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
