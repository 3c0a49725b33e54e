import { Database, type DatabaseOptions, type Loss } from './database.ts';
import { indexedStorage } from './indexed-storage.ts';
import { memoryStorage } from './memory-storage.ts';
import type { Migration } from './migrations.ts';
import { StorageClosed, StorageCorrupt, StorageFull, StorageSetAside, type Storage } from './storage.ts';
import type { AnyTables } from './tables.ts';

/** What the person at the screen is told about the storage. */
export type StorageEvent = 'denied' | 'full' | 'set-aside' | 'cleared' | 'read-only';

export interface OpenOptions<Tables, DataSet> extends Omit<DatabaseOptions<Tables, DataSet>, 'open'> {
  readonly name: string;
  /** Their number is the database's version. */
  readonly migrations: readonly Migration[];
  report(event: StorageEvent): void;
}

/** How many names are tried, each after an unreadable database, before the browser's storage counts as unusable. */
const maxNames = 5;

/** How often storage is opened again that the browser closes at once, as it does while it clears it. */
const maxClosings = 3;

/** How long a browser may take to open its storage. One that never answers counts as one that has none. */
const OPEN_TIMEOUT_MS = 10_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @throws Error where the storage has not been opened in time; it is closed should it be opened later */
async function openInTime(...parameters: Parameters<typeof indexedStorage>): Promise<Storage> {
  const opening = indexedStorage(...parameters);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), OPEN_TIMEOUT_MS);
  });
  const storage = await Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
  if (storage) return storage;
  opening.then(({ close }) => close()).catch(() => undefined);
  throw new Error('the browser does not answer');
}

/**
 * Opens the database in the browser's storage. What cannot be read is set aside: the next name is used, and the old
 * database stays where it is. Where nothing can be stored the data lives in memory.
 */
export async function openDatabase<Tables extends AnyTables<Tables>, DataSet>({
  name,
  migrations,
  report,
  ...options
}: OpenOptions<Tables, DataSet>): Promise<Database<Tables, DataSet>> {
  let attempt = 0;
  let closings = 0;
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
    let isPassed = false;
    while (attempt < maxNames) {
      try {
        const storage = await openInTime(attempt === 0 ? name : `${name}-${attempt + 1}`, options.schema, migrations);
        // Not before: a browser that opens none has stored nothing that could have been set aside.
        if (isPassed) report('set-aside');
        if (storage.readOnly) report('read-only');
        closings = 0;
        return storage;
      } catch (error) {
        if (error instanceof StorageClosed && closings < maxClosings) {
          await pause(50 * 2 ** closings++);
          continue;
        }
        if (!(error instanceof StorageCorrupt)) return inMemory(error instanceof StorageFull ? 'full' : 'denied');
        attempt++;
        isPassed ||= !(error instanceof StorageSetAside);
      }
    }
    return inMemory('denied');
  };
  return Database.open({ open, ...options });
}
