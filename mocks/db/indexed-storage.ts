import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { type Migration, migrations as published } from './migrations.ts';
import { tableNames } from './rows.ts';
import {
  isChunk,
  isHead,
  StorageCorrupt,
  StorageFull,
  StorageGone,
  StorageReadOnly,
  StorageSetAside,
  type Storage,
  type StorageTransaction,
} from './storage.ts';

const headKey = 'head';
/** Beside the head: the data could not be read once, and later visits begin elsewhere. */
const asideKey = 'set-aside';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Turns what IndexedDB throws at a write into the few things a caller can act on. */
function translated(error: unknown): unknown {
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StorageFull('the storage is full', { cause: error });
  if (name === 'InvalidStateError' || name === 'AbortError' || name === 'TransactionInactiveError')
    return new StorageGone('the storage was closed', { cause: error });
  return error;
}

const unreadable = new Set(['NotFoundError', 'DataCloneError', 'NotReadableError', 'UnknownError']);

/** The same for opening and reading, where it can also mean that what is there is not ours. */
function translatedRead(error: unknown): unknown {
  return unreadable.has(nameOf(error))
    ? new StorageCorrupt('the storage cannot be read', { cause: error })
    : translated(error);
}

async function translating<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translatedRead(error);
  }
}

/** True where this browser, in this window, has an IndexedDB at all. */
export function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined' && indexedDB !== null;
  } catch {
    return false;
  }
}

/**
 * Opens the named database, migrating it to the newest version. Data of a newer version than this code knows is opened
 * as it is, for reading alone.
 * @throws StorageCorrupt where it cannot be opened; the browser's own error where storage is denied
 */
export async function indexedStorage(name: string, migrations: readonly Migration[] = published): Promise<Storage> {
  const version = migrations.length;
  let closed = false;
  const events = {
    // Another tab wants a newer version, or to clear the data: step aside instead of blocking it.
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
          // IndexedDB does not look at what this function returns: without this the half that was done would stay.
          unmigrated = new StorageCorrupt('the data could not be brought up to date', { cause: error });
          transaction.abort();
        }
      },
    });

  let newer = false;
  let unmigrated: StorageCorrupt | undefined;
  const database = await open(version).catch((error: unknown) => {
    if (nameOf(error) !== 'VersionError') throw unmigrated ?? translatedRead(error);
    newer = true;
    return open();
  });
  if (await database.get('head', asideKey).catch(() => undefined)) {
    database.close();
    throw new StorageSetAside('the data was set aside on an earlier visit');
  }

  const begin = (mode: 'read' | 'write'): StorageTransaction => {
    if (closed) throw new StorageGone('the storage was closed');
    if (mode === 'write' && newer) throw new StorageReadOnly('the data was written by newer code');
    const transaction = (() => {
      try {
        return database.transaction(['head', 'chunks'], mode === 'write' ? 'readwrite' : 'readonly');
      } catch (error) {
        throw translatedRead(error);
      }
    })();
    // The first write that fails takes all of them back, and `commit` says why.
    let failure: unknown;
    const issue = async (store: 'head' | 'chunks', value: unknown, key: IDBValidKey) => {
      try {
        await transaction.objectStore(store).put?.(value, key);
      } catch (error) {
        failure ??= error;
        abort();
      }
    };
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // It had ended already, which is all that was wanted.
      }
    };
    transaction.done.catch(() => undefined);
    return {
      async head() {
        const found: unknown = await translating(transaction.objectStore('head').get(headKey));
        if (found === undefined) return undefined;
        if (!isHead(found, tableNames)) throw new StorageCorrupt('the head is not readable');
        return found;
      },
      async chunk(table, chunk) {
        const rows: unknown = await translating(transaction.objectStore('chunks').get([table, chunk]));
        if (!isChunk(rows)) throw new StorageCorrupt(`chunk ${chunk} of ${table} is not readable`);
        return rows;
      },
      write: (table, chunk, rows) => issue('chunks', rows, [table, chunk]),
      writeHead: (head) => void issue('head', head, headKey),
      async commit() {
        // A transaction that was aborted says why, and its requests only that it was.
        await transaction.done.catch((error: unknown) => {
          throw translated(transaction.error ?? failure ?? error);
        });
        if (failure) throw translated(failure);
      },
      abort,
    };
  };

  return {
    readOnly: newer,
    begin,
    close: () => database.close(),
    async setAside() {
      if (!newer) await database.put('head', true, asideKey);
    },
  };
}

/** Deletes a database for good: "reset the demo", and tests that clean up. */
export async function deleteIndexedStorage(name: string): Promise<void> {
  await deleteDB(name);
}
