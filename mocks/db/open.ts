import { Database, type DatabaseOptions, type Loss } from './database.ts';
import { beginNewLog, hasIndexedDb, indexedStorage } from './indexed-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { StorageCorrupt, StorageFull, StorageSetAside, type Storage } from './storage.ts';

/** What the person at the screen is told about the storage. */
export type StorageEvent = 'denied' | 'full' | 'set-aside' | 'cleared' | 'read-only';

export interface OpenOptions extends Pick<DatabaseOptions, 'seed' | 'onCommit' | 'isFull'> {
  readonly name: string;
  report(event: StorageEvent): void;
}

/** How many names are tried, each after an unreadable database, before the browser's storage counts as unusable. */
const maxNames = 5;

/**
 * Opens the database in the browser's storage. What cannot be read is set aside: the next name is used, and the old
 * database stays where it is. Where nothing can be stored the data lives in memory.
 */
export async function openDatabase({ name, report, ...options }: OpenOptions): Promise<Database> {
  let attempt = 0;
  const inMemory = (reason: StorageEvent): Storage => {
    report(reason);
    return memoryStorage();
  };
  const open = async (loss?: Loss): Promise<Storage> => {
    if (loss === 'cleared') report('cleared');
    if (loss === 'corrupt') {
      attempt++;
      report('set-aside');
    }
    if (loss === 'full') return inMemory('full');
    if (!hasIndexedDb()) return inMemory('denied');
    while (attempt < maxNames) {
      try {
        const storage = await indexedStorage(attempt === 0 ? name : `${name}-${attempt + 1}`);
        if (storage.readOnly) report('read-only');
        return storage;
      } catch (error) {
        if (!(error instanceof StorageCorrupt)) return inMemory(error instanceof StorageFull ? 'full' : 'denied');
        attempt++;
        if (!(error instanceof StorageSetAside)) report('set-aside');
      }
    }
    return inMemory('denied');
  };
  const database = await Database.open({ open, ...options });
  // Not awaited: it is done long before anybody can have written something.
  if (hasIndexedDb()) void beginNewLog().catch(() => undefined);
  return database;
}
