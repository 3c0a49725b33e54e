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

/** Browsers have locks, which end with the tab that holds them, for pages that came over https. */
const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
const lockOf = ({ begunAt }: Pick<ImportInProgress, 'begunAt'>) => `student-import-${begunAt}`;

/** Does the work under a lock. A browser that keeps its storage from the page gives it no locks either. */
async function locked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await (locks ? locks.request(name, begin) : begin());
  } catch (error) {
    if (isBegun) throw error;
    return begin();
  }
}

/** Does the work of an import that the signed-in person begins, or goes on with. It stays noted until it is forgotten. */
export async function withJournalEntry<Result>(
  begun: Omit<ImportInProgress, 'email'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const entry = { ...begun, email: me() };
  await withJournal((journal) => journal.put('imports', entry));
  return locked(lockOf(begun), work);
}

/** The imports of the signed-in person that have not been seen to end, the earliest first. */
export async function journaledImports(): Promise<readonly ImportInProgress[]> {
  const email = me();
  return (await withJournal((journal) => journal.getAllFromIndex('imports', 'email', email))) ?? [];
}

/**
 * Tells of the signed-in person's imports that were cut short; of one that still runs, in this tab or in another, when it
 * has stopped before its end.
 */
export async function watchInterrupted(
  report: (imports: readonly ImportInProgress[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const imports = await journaledImports();
    const held = new Set((await locks?.query())?.held?.map(({ name }) => name));
    if (signal.aborted) return;
    report(imports.filter((one) => !held.has(lockOf(one))));
    const running = imports.find((one) => held.has(lockOf(one)));
    if (!running) return;
    await locks?.request(lockOf(running), { mode: 'shared', signal }, () => undefined);
  }
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
