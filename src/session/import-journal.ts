import { openDB, type DBSchema } from 'idb';
import { session } from './session.ts';

/**
 * An import that has begun, and has not been seen to end. Its file is kept here, and nothing of its progress: which rows
 * are in, the roster itself knows, even of a browser that was killed between a row and a note about it.
 */
export interface ImportInProgress {
  readonly fileName: string;
  readonly text: string;
  /** When it was begun, which tells it from others: a second tab, or a second file, has an entry of its own. */
  readonly begunAt: number;
  /** Who has begun it: nobody else is shown the file. */
  readonly email: string;
}

interface Journal extends DBSchema {
  imports: { key: number; value: ImportInProgress; indexes: { email: string } };
}

const open = () =>
  openDB<Journal>('student-imports', 2, {
    upgrade(database) {
      // The first version had room for a single import.
      if (database.objectStoreNames.contains('imports')) database.deleteObjectStore('imports');
      database.createObjectStore('imports', { keyPath: 'begunAt' }).createIndex('email', 'email');
    },
  });

async function withJournal<Result>(
  work: (journal: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const journal = await open();
    try {
      return await work(journal);
    } finally {
      journal.close();
    }
  } catch {
    // Without a storage an import that is cut short can be chosen again: rows that are in are recognised.
    return undefined;
  }
}

const me = () => String(session.state().user?.email ?? '');

/** Notes that the signed-in person begins an import, or goes on with it. */
export async function noteImport(begun: Omit<ImportInProgress, 'email'>): Promise<void> {
  const entry = { ...begun, email: me() };
  await withJournal((journal) => journal.put('imports', entry));
}

/** The imports of the signed-in person that were cut short, the earliest first. */
export async function interruptedImports(): Promise<readonly ImportInProgress[]> {
  const email = me();
  return (await withJournal((journal) => journal.getAllFromIndex('imports', 'email', email))) ?? [];
}

/** The import has ended, or is not to be taken up again. */
export async function forgetImport(begunAt: number): Promise<void> {
  await withJournal((journal) => journal.delete('imports', begunAt));
}

/** Whoever logs out leaves no list of students behind in the browser. */
export async function forgetImportsOf(email: string): Promise<void> {
  await withJournal(async (journal) => {
    const keys = await journal.getAllKeysFromIndex('imports', 'email', email);
    await Promise.all(keys.map((begunAt) => journal.delete('imports', begunAt)));
  });
}
