import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import type { Migration } from './migrations.ts';
import { areRowsOf } from './row-shape.ts';
import {
  type Head,
  isHead,
  type Slot,
  StorageCorrupt,
  StorageFull,
  StorageClosed,
  StorageReadOnly,
  StorageSetAside,
  type Storage,
  type StorageTransaction,
} from './storage.ts';
import { type Schema, tableNames } from './tables.ts';

const headKeys = { current: 'head', previous: 'previous' } as const satisfies Record<Slot, string>;
const chunkKey = (slot: Slot, table: string, chunk: number) =>
  slot === 'current' ? [table, chunk] : [slot, table, chunk];
/** All keys of which these are the first parts. */
const keysBelow = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);
/** Stored beside the head of data that could not be read: later visits use the next name. */
const setAsideKey = 'set-aside';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Turns what IndexedDB throws at a write into the few errors that a caller can handle. */
function writeError(error: unknown): unknown {
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StorageFull('the storage is full', { cause: error });
  if (name === 'InvalidStateError' || name === 'AbortError' || name === 'TransactionInactiveError')
    return new StorageClosed('the storage was closed', { cause: error });
  return error;
}

const corruptNames = new Set(['NotFoundError', 'DataCloneError', 'NotReadableError', 'UnknownError']);

/** The same for opening and reading, where the stored data itself can be the cause. */
function readError(error: unknown): unknown {
  return corruptNames.has(nameOf(error))
    ? new StorageCorrupt('the storage cannot be read', { cause: error })
    : writeError(error);
}

/**
 * The head with every table of this code. A table that an older version did not have is empty; one whose chunks are
 * stored although the head does not name it means that the head is damaged.
 */
async function withEveryTable(
  head: Head,
  names: readonly string[],
  hasChunks: (table: string) => Promise<boolean>,
): Promise<Head> {
  const tables = { ...head.tables };
  for (const name of names) {
    if (name in tables) continue;
    if (await hasChunks(name)) throw new StorageCorrupt(`the head does not name ${name}`);
    tables[name] = [];
  }
  return { ...head, tables };
}

/** Whether the data was set aside. Not idb's own `get`, which leaves the end of a transaction unhandled where it is aborted. */
async function isSetAside(database: IDBPDatabase): Promise<unknown> {
  const transaction = database.transaction('head');
  transaction.done.catch(() => undefined);
  return transaction.store.get(setAsideKey);
}

/**
 * Opens the named database, migrating it to the newest version. Data of a newer version than this code knows is opened
 * as it is, for reading alone.
 * @throws StorageCorrupt where it cannot be opened; the browser's own error where storage is denied
 */
export async function indexedStorage(
  name: string,
  schema: Schema<Readonly<Record<string, unknown>>>,
  migrations: readonly Migration[],
): Promise<Storage> {
  const names = tableNames(schema);
  const version = migrations.length;
  let closed = false;
  const events = {
    // Another tab wants to upgrade or delete the database, and an open connection would block it.
    blocking: (_current: number, _blocked: number | null, event: IDBVersionChangeEvent) => {
      closed = true;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => (closed = true),
  };
  const open = (wanted?: number): Promise<IDBPDatabase> =>
    openDB(name, wanted, {
      ...events,
      async upgrade(database, from, _to, transaction) {
        transaction.done.catch(() => undefined);
        try {
          for (const migrate of migrations.slice(from)) await migrate(database, transaction);
        } catch (error) {
          // IndexedDB does not wait for the promise of this function: without an abort, half a migration would be stored.
          migrationError = new StorageCorrupt('the data could not be brought up to date', { cause: error });
          transaction.abort();
        }
      },
    });

  let newer = false;
  let migrationError: StorageCorrupt | undefined;
  const database = await open(version).catch((error: unknown) => {
    if (nameOf(error) !== 'VersionError') throw migrationError ?? readError(error);
    newer = true;
    return open();
  });
  if (await isSetAside(database).catch(() => undefined)) {
    database.close();
    throw new StorageSetAside('the data was set aside on an earlier visit');
  }

  /** How to abort the transactions that have not ended. */
  const aborts = new Set<() => void>();
  // Safari's engine may keep a page that is left, for the Back button, and stops it in the middle of a transaction: all
  // pages of this origin would then wait for it with their writes. Should the page be shown again, the work is retried.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const abort of aborts) abort();
  };
  globalThis.addEventListener?.('pagehide', onPageHide);

  const begin = (mode: 'read' | 'write'): StorageTransaction => {
    if (closed) throw new StorageClosed('the storage was closed');
    if (mode === 'write' && newer) throw new StorageReadOnly('the data was written by newer code');
    const transaction = (() => {
      try {
        return database.transaction(['head', 'chunks'], mode === 'write' ? 'readwrite' : 'readonly');
      } catch (error) {
        throw readError(error);
      }
    })();
    // The first write that fails aborts the transaction, and `commit` reports it.
    let failure: unknown;
    const writing = async (request: () => Promise<unknown> | undefined) => {
      try {
        await request();
      } catch (error) {
        failure ??= error;
        abort();
      }
    };
    // A request to a transaction that has ended throws before there is a promise.
    const reading = async <T>(request: () => Promise<T>): Promise<T> => {
      try {
        return await request();
      } catch (error) {
        // A read also fails because a write before it has aborted the transaction.
        throw failure ? writeError(failure) : readError(error);
      }
    };
    const [heads, chunks] = [transaction.objectStore('head'), transaction.objectStore('chunks')];
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // The transaction has ended already.
      }
    };
    aborts.add(abort);
    transaction.done.catch(() => undefined).finally(() => aborts.delete(abort));
    return {
      async head(slot = 'current') {
        const found: unknown = await reading(() => heads.get(headKeys[slot]));
        if (found === undefined) return undefined;
        if (!isHead(found)) throw new StorageCorrupt('the head is not readable');
        return withEveryTable(found, names, async (table) => {
          const keysOfTable = slot === 'current' ? keysBelow(table) : keysBelow(slot, table);
          return (await reading(() => chunks.getKey(keysOfTable))) !== undefined;
        });
      },
      async chunk(table, chunk, slot = 'current') {
        const rows: unknown = await reading(() => chunks.get(chunkKey(slot, table, chunk)));
        if (!areRowsOf(schema[table]?.shape ?? {}, rows))
          throw new StorageCorrupt(`chunk ${chunk} of ${table} is not readable`);
        return rows;
      },
      write: (table, chunk, rows, slot = 'current') => writing(() => chunks.put?.(rows, chunkKey(slot, table, chunk))),
      writeHead: (head, slot = 'current') => void writing(() => heads.put?.(head, headKeys[slot])),
      clear(slot) {
        void writing(() => heads.delete?.(headKeys[slot]));
        if (slot === 'previous') return void writing(() => chunks.delete?.(keysBelow(slot)));
        for (const table of names) void writing(() => chunks.delete?.(keysBelow(table)));
      },
      async commit() {
        try {
          // The browser need not wait for what else might be asked of the transaction.
          transaction.commit();
        } catch {
          // The transaction has ended already.
        }
        // The transaction knows the cause of an abort; its requests only know that it was aborted.
        await transaction.done.catch((error: unknown) => {
          throw writeError(transaction.error ?? failure ?? error);
        });
        if (failure) throw writeError(failure);
      },
      abort,
    };
  };

  return {
    readOnly: newer,
    begin,
    close() {
      globalThis.removeEventListener?.('pagehide', onPageHide);
      database.close();
    },
    async setAside() {
      if (!newer) await database.put('head', true, setAsideKey);
    },
  };
}

/** Deletes a database for good: "reset the demo", and tests that clean up. */
export async function deleteIndexedStorage(name: string): Promise<void> {
  await deleteDB(name);
}

/**
 * Lets the browser begin a new log for what it stores, which it does where a database is deleted. A Chromium that is
 * killed while it writes can leave half a record at the end of its log. On the next visit it goes on behind that half;
 * on the visit after it, it cannot read the log any more, and throws everything away.
 * @param name of the database that is made and deleted for this
 */
export async function beginNewLog(name: string): Promise<void> {
  (await openDB(name)).close();
  await deleteIndexedStorage(name);
}
