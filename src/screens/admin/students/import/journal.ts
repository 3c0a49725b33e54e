import { openDB } from 'idb';

/**
 * An import that has begun, and has not been seen to end. Its file is kept here, and nothing of its progress: which rows
 * are in, the roster itself knows, even of a browser that was killed between a row and a note about it.
 */
export interface ImportInProgress {
  readonly fileName: string;
  readonly text: string;
  /** When it was begun, and by whom: nobody else is shown the file. */
  readonly begunAt: number;
  readonly email: string;
}

const STORE = 'imports';
const KEY = 'begun';

async function withStore<Result>(
  work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB('student-imports', 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // Without a storage an import that is cut short can be chosen again: rows that are in are recognised.
    return undefined;
  }
}

const isImport = (value: unknown): value is ImportInProgress =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'email' in value;

/** Notes that an import begins. */
export async function noteImport(entry: ImportInProgress): Promise<void> {
  await withStore((database) => database.put(STORE, entry, KEY));
}

/** The import of this person that was cut short, if there is one. */
export async function interruptedImport(email: string): Promise<ImportInProgress | undefined> {
  const entry: unknown = await withStore((database) => database.get(STORE, KEY));
  return isImport(entry) && entry.email === email ? entry : undefined;
}

/** The import has ended, or is not to be taken up again. */
export async function forgetImport(): Promise<void> {
  await withStore((database) => database.delete(STORE, KEY));
}
