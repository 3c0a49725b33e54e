import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#mocks/testing.ts';
import {
  databaseName,
  dump,
  fillDisk,
  fullDisks,
  killBrowser,
  newBrowser,
  onDisk,
  openTab,
  storedRows,
  type Tab,
  writtenKeys,
} from '#mocks/testing-storage.ts';
import { indexedStorage } from './indexed-storage.ts';
import { migrations } from '#mocks/university/database.ts';
import { schema, type Tables } from '#mocks/university/tables.ts';
import { submission } from '#mocks/testing-requests.ts';

let tab: Tab;
beforeEach(async () => {
  newBrowser();
  tab = await openTab();
});

const names = () => tab.database.transact('read', ({ students }) => students.all().map(({ name }) => name));
/** Gives the student at this place another name. */
const rename =
  (at: number, name: string) =>
  ({ students }: Tables) =>
    students.replace({ ...students.all()[at]!, name });
const submit = () => tab.send('/applications/submit', { method: 'POST', body: submission });

describe('a transaction is all or nothing', () => {
  it('an error that the body throws rolls its changes back, in memory and on disk', async () => {
    const [before, disk] = [await names(), await dump()];
    const failing = tab.database.transact('write', (tables) => {
      rename(0, 'Changed')(tables);
      tables.courses.remove(tables.courses.all()[0]!.id);
      tables.applications.insert({ ...tables.applications.all()[0]!, id: 'app_new' });
      throw new Error('after three changes');
    });
    await expect(failing).rejects.toThrow('after three changes');
    expect([await names(), await dump()]).toEqual([before, disk]);
    expect(await tab.database.transact('read', ({ applications }) => applications.get('app_new'))).toBeUndefined();
    expect(tab.commits).toEqual([]);
  });

  it('a transaction for reading cannot write', async () => {
    const [before, disk] = [await names(), await dump()];
    await expect(tab.database.transact('read', rename(0, 'Changed'))).rejects.toThrow('can only be read');
    expect([await names(), await dump()]).toEqual([before, disk]);
  });

  it('a body that uses a table which is not in memory yet is run again from the start', async () => {
    const body = vi.fn((tables: Tables) => {
      rename(0, `${tables.students.all()[0]!.name}!`)(tables);
      return tables.courses.size;
    });
    const first = (await storedRows('students'))[0]?.name;
    await tab.database.transact('write', body);
    expect(body.mock.calls.length).toBeGreaterThan(1);
    expect((await storedRows('students'))[0]?.name).toBe(`${first}!`);
  });
});

describe('an answered write', () => {
  it('an answered write is on disk although the browser is killed at that moment', async () => {
    const answered = await submit();
    killBrowser();
    expect(answered.status).toBe(201);
    const { id } = answered.body.data as { id: string };
    expect((await storedRows('applications')).map((row) => row.id)).toContain(id);
    const next = await openTab();
    const token = await next.login(accounts.staffAdmin);
    expect((await next.send(`/applications/${id}`, { token })).body.data).toEqual(answered.body.data);
    expect([next.seeds(), next.events]).toEqual([0, []]);
  });

  it('the session of an answered login exists on the next visit', async () => {
    const token = await tab.login(accounts.student);
    killBrowser();
    expect((await (await openTab()).send('/auth/me', { token })).status).toBe(200);
  });

  it('a commit notifies other tabs, but a login does not', async () => {
    await tab.login(accounts.student);
    expect(tab.commits).toEqual([]);
    await submit();
    expect(tab.commits).toEqual([expect.any(Number)]);
  });
});

describe('writes that come at the same time', () => {
  const insert =
    (id: string) =>
    ({ students }: Tables) =>
      students.insert({ ...students.all()[0]!, id, email: `${id}@mail.example`, rollNo: id });
  const write = (id: string) => tab.database.transact('write', insert(id));
  const storedIds = async () => (await storedRows('students')).slice(40).map(({ id }) => id);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('concurrent writes share one transaction, which writes each chunk once', async () => {
    const keys = writtenKeys();
    await Promise.all(ids.map(write));
    expect(keys).toEqual(['students/0', 'head']);
    expect(tab.commits).toHaveLength(1);
    expect(await storedIds()).toEqual(ids);
  });

  it('concurrent writes are answered after the commit, each with its own result', async () => {
    const results = ids.map((id) =>
      tab.database.transact('write', (tables) => {
        insert(id)(tables);
        return id;
      }),
    );
    expect(await Promise.race(results)).toBe('a');
    killBrowser();
    expect(await storedIds()).toEqual(ids);
    expect(await Promise.all(results)).toEqual(ids);
  });

  it('six concurrent registrations share one commit, although each password is hashed first', async () => {
    const token = await tab.login(accounts.superAdmin);
    const registrations = ids.map((id) => {
      const body = {
        name: `Student ${id}`,
        rollNo: `NEW-00${id}`,
        email: `new.${id}@mail.example`,
        phone: '9876543210',
        department: 'Civil',
        year: 1,
        semester: 1,
        password: 'secret-1',
      };
      return tab.send('/students', { method: 'POST', token, body });
    });
    expect((await Promise.all(registrations)).map(({ status }) => status)).toEqual(ids.map(() => 201));
    expect(tab.commits).toHaveLength(1);
  });

  it('concurrent writes are stored without the one that fails', async () => {
    const results = await Promise.allSettled([
      write('a'),
      tab.database.transact('write', (tables) => {
        insert('b')(tables);
        throw new Error('refused');
      }),
      write('c'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storedIds()).toEqual(['a', 'c']);
    expect(await tab.database.transact('read', ({ students }) => students.get('b'))).toBeUndefined();
  });

  it('concurrent writes see those before them, so that one address is accepted once', async () => {
    const register = () =>
      tab.database.transact('write', (tables) => {
        if (tables.students.by('email', 'a@mail.example')) throw new Error('taken');
        insert('a')(tables);
      });
    const results = await Promise.allSettled([register(), register(), register()]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await storedIds()).toEqual(['a']);
  });

  it('concurrent writes are retried one by one when the storage has no space for all of them', async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (Array.isArray(value) && value.length > 41) throw new DOMException('', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const results = await Promise.allSettled([write('a'), write('b')]);
    expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: { name: 'StorageFull' } }]);
    expect(await storedIds()).toEqual(['a']);
  });

  it('concurrent writes wait for those being prepared, and run in their order of arrival', async () => {
    let prepare = () => {};
    const preparation = new Promise<string>((resolve) => (prepare = () => resolve('b')));
    const prepared = tab.database.transact('write', (tables, id) => insert(id)(tables), preparation);
    const ready = write('a');
    prepare();
    await Promise.all([prepared, ready]);
    expect(tab.commits).toHaveLength(1);
    expect(await storedIds()).toEqual(['b', 'a']);
  });

  it('concurrent writes are committed although the preparation of one fails', async () => {
    const failing = tab.database.transact('write', insert('b'), Promise.reject(new Error('no hash')));
    await Promise.all([write('a'), expect(failing).rejects.toThrow('no hash')]);
    expect(await storedIds()).toEqual(['a']);
  });
});

describe('what is written', () => {
  it('a change writes its chunk and the head', async () => {
    newBrowser();
    tab = await openTab({ students: 1200 });
    const keys = writtenKeys();
    await tab.database.transact('write', rename(700, 'Changed'));
    expect(keys).toEqual(['students/1', 'head']);
    expect((await storedRows('students'))[700]?.name).toBe('Changed');
  });

  it('an insertion writes one chunk a table and the head', async () => {
    const keys = writtenKeys();
    await submit();
    expect(keys.toSorted()).toEqual(['applications/1', 'head', 'outbox/0']);
  });

  it('a transaction that changes nothing writes nothing', async () => {
    await tab.database.transact('write', ({ students }) => students.size);
    const keys = writtenKeys();
    await tab.database.transact('write', ({ students }) => students.remove('nobody'));
    await tab.send('/courses/active');
    expect(keys).toEqual([]);
  });

  it('a row after the first 500 is written to a new chunk, and read back', async () => {
    newBrowser();
    tab = await openTab({ students: 500 });
    const keys = writtenKeys();
    await tab.database.transact('write', ({ students }) => students.insert({ ...students.all()[0]!, id: 'stu_new' }));
    expect(keys).toEqual(['students/1', 'head']);
    const next = await openTab();
    expect(await next.database.transact('read', ({ students }) => students.get('stu_new')?.id)).toBe('stu_new');
  });
});

describe('what is read', () => {
  it('a request reads the head once, and each table that it needs once', async () => {
    const next = await openTab();
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const keys = () => get.mock.calls.splice(0).map(([key]) => [key].flat().join('/'));
    await next.send('/courses/active');
    expect(keys().filter((key) => key !== 'head')).toEqual(['courses/0']);
    await next.send('/courses/active');
    expect(keys()).toEqual(['head']);
    const append = ({ courses }: Tables) => courses.insert({ ...courses.all()[0]!, id: 'crs_new' });
    await next.database.transact('write', append);
    await next.send('/courses/active');
    expect(keys()).toEqual(['head', 'head']);
  });
});

describe.each(Object.keys(fullDisks) as (keyof typeof fullDisks)[])('the disk is full: %s', (way) => {
  it.each([0, 1])(
    'a request whose disk is full after %i writes answers 507 and changes nothing, in memory or on disk',
    async (after) => {
      const [before, disk] = [await names(), await dump()];
      fillDisk(way, after);
      expect(await submit()).toMatchObject({ status: 507, body: { success: false, error: 'STORAGE_FULL' } });
      await expect(tab.database.transact('write', rename(0, 'Changed'))).rejects.toMatchObject({ name: 'StorageFull' });
      expect(await names()).toEqual(before);
      expect(await dump()).toEqual(disk);
      expect([tab.events, tab.commits]).toEqual([[], []]);
    },
  );

  it('a full disk is readable, and writable again once there is space', async () => {
    const token = await tab.login(accounts.superAdmin);
    fillDisk(way);
    expect((await tab.send('/admin/students', { token })).status).toBe(200);
    expect((await submit()).status).toBe(507);
    vi.restoreAllMocks();
    expect((await submit()).status).toBe(201);
    expect(await storedRows('applications')).toHaveLength(81);
  });
});

it('a commit fails if its transaction ended before its writes', async () => {
  const storage = await indexedStorage(databaseName, schema, migrations);
  const before = await dump();
  const transaction = storage.begin('write');
  await transaction.head();
  // Waits for another request: IndexedDB ends a transaction that has none of its own under way.
  await onDisk(async (disk) => disk.get('head', 'head'));
  await transaction.write('courses', 0, []);
  transaction.writeHead({ revision: 99, tables: {} as never });
  await expect(transaction.commit()).rejects.toMatchObject({ name: 'StorageClosed' });
  storage.close();
  expect(await dump()).toEqual(before);
});
