import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { vi } from 'vitest';
import { createHandlers } from './backend.ts';
import { databaseName, migrations } from './university/database.ts';
import { chunksOf, schema, type TableName } from './university/tables.ts';
import type { Head } from './engine/db/storage.ts';
import { openDatabase, type StorageEvent } from './engine/db/open.ts';
import { nodeResponseCheck, seedOf } from './node.ts';
import { clientOf, testTime } from './testing.ts';

export { databaseName };

/** A browser that has never been here. */
export function newBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
}

export interface TabOptions {
  /** Whether every write fails as on a full disk. */
  readonly isFull?: () => boolean;
  /** How many students an empty database is seeded with. */
  readonly students?: number;
  /** Runs before the rows of an empty database are made. */
  readonly beforeSeed?: () => Promise<void> | void;
}

/** Opens the portal's backend in one tab of the browser. */
export async function openTab({ students = 40, beforeSeed, isFull }: TabOptions = {}) {
  const events: StorageEvent[] = [];
  const commits: number[] = [];
  let seeds = 0;
  const database = await openDatabase({
    name: databaseName,
    schema,
    migrations,
    report: (event) => void events.push(event),
    ...(isFull && { isFull }),
    onCommit: (revision) => void commits.push(revision),
    async seed() {
      seeds++;
      await beforeSeed?.();
      const rows = await seedOf(students);
      return { chunks: chunksOf(rows), dataSet: { scenario: 'typical-day', students, today: '2026-05-18' } };
    },
  });
  const now = () => testTime;
  return {
    database,
    events,
    commits,
    seeds: () => seeds,
    ...clientOf(createHandlers({ database, now, checkResponse: nodeResponseCheck() })),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Works on what is stored without the portal's code: as another program, another version, or a fault would. */
export async function onDisk<Result>(
  work: (disk: IDBPDatabase) => Promise<Result>,
  name = databaseName,
): Promise<Result> {
  const disk = await openDB(name);
  try {
    return await work(disk);
  } finally {
    disk.close();
  }
}

/** The rows of a table, read from the disk. */
export const storedRows = (table: TableName, name = databaseName): Promise<{ id: string; name?: string }[]> =>
  onDisk(async (disk) => {
    const head = (await disk.get('head', 'head')) as Head;
    const chunks = await Promise.all((head.tables[table] ?? []).map((_, chunk) => disk.get('chunks', [table, chunk])));
    return chunks.flat() as { id: string; name?: string }[];
  }, name);

/** Everything that is stored, to be compared with what is stored later. */
export const dump = (name = databaseName): Promise<unknown> =>
  onDisk(
    async (disk) => [
      await disk.getAllKeys('head'),
      await disk.getAll('head'),
      await disk.getAllKeys('chunks'),
      await disk.getAll('chunks'),
    ],
    name,
  );

/** Spies on IndexedDB: the returned array collects the key of each write from now on, such as `students/0` or `head`. */
export function writtenKeys(): string[] {
  const keys: string[] = [];
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    keys.push([key].flat().join('/'));
    return put.call(this, value, key);
  });
  return keys;
}

/** The ways in which a full disk shows itself. */
export const fullDisks = {
  'the write throws': () => {
    throw new DOMException('', 'QuotaExceededError');
  },
  'the write fails': (store: IDBObjectStore) => {
    // fake-indexeddb has no quota: a request whose operation throws is how it carries one out that fails.
    const operation = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    return Reflect.get(store.transaction, '_execRequestAsync').call(store.transaction, { operation, source: store });
  },
  'the transaction is aborted with writes under way': (store: IDBObjectStore, put: () => IDBRequest<IDBValidKey>) => {
    const request = put();
    queueMicrotask(() => Reflect.get(store.transaction, '_abort').call(store.transaction, 'QuotaExceededError'));
    return request;
  },
} satisfies Record<string, (store: IDBObjectStore, put: () => IDBRequest<IDBValidKey>) => IDBRequest<IDBValidKey>>;

/** Lets so many more writes through; the disk is full after them. */
export function fillDisk(way: keyof typeof fullDisks, after = 0): void {
  const { put } = IDBObjectStore.prototype;
  let left = after;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const write = () => put.call(this, value, key);
    return left-- > 0 ? write() : fullDisks[way](this, write);
  });
}

/** The browser is killed: whatever has not been committed by now never will be. */
export function killBrowser(): void {
  const databases: Map<string, object> = Reflect.get(indexedDB, '_databases');
  for (const database of databases.values())
    for (const transaction of Reflect.get(database, 'transactions') as IDBTransaction[])
      if (Reflect.get(transaction, '_state') !== 'finished') Reflect.get(transaction, '_abort').call(transaction, null);
}
