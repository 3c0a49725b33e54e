import { Database, type DatabaseOptions, type Loss } from './database.ts';
import { hasIndexedDb, indexedStorage } from './indexed-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { StorageCorrupt, StorageFull, StorageSetAside, type Storage } from './storage.ts';

/** What a person should know about where the data is. */
export type StorageEvent = 'denied' | 'full' | 'set-aside' | 'cleared' | 'read-only';

export interface OpenOptions extends Pick<DatabaseOptions, 'seed' | 'onCommit'> {
  readonly name: string;
  report(event: StorageEvent): void;
}

/** How many unreadable databases are left lying before the browser's storage counts as unusable. */
const spares = 5;

/**
 * Opens the database in the browser's storage. What cannot be read is set aside: the next name is used, and the old
 * database stays where it is. Where nothing can be stored the data lives in memory.
 */
export async function openDatabase({ name, report, seed, onCommit }: OpenOptions): Promise<Database> {
  let spare = 0;
  const inMemory = (reason: StorageEvent): Storage => {
    report(reason);
    return memoryStorage();
  };
  const open = async (loss?: Loss): Promise<Storage> => {
    if (loss === 'cleared') report('cleared');
    if (loss === 'corrupt') {
      spare++;
      report('set-aside');
    }
    if (loss === 'full') return inMemory('full');
    if (!hasIndexedDb()) return inMemory('denied');
    while (spare < spares) {
      try {
        const storage = await indexedStorage(spare === 0 ? name : `${name}-${spare + 1}`);
        if (storage.readOnly) report('read-only');
        return storage;
      } catch (error) {
        if (!(error instanceof StorageCorrupt)) return inMemory(error instanceof StorageFull ? 'full' : 'denied');
        spare++;
        if (!(error instanceof StorageSetAside)) report('set-aside');
      }
    }
    return inMemory('denied');
  };
  return Database.open({ open, seed, ...(onCommit ? { onCommit } : {}) });
}
