import { openDB, type DBSchema } from 'idb';
import { session } from './session.ts';

/** An import that has not finished yet. Its file is stored, not its progress: the records tell which rows are in. */
export interface JournaledImport {
  /** Of which records. An entry of the version that could import students alone has none. */
  readonly noun?: string;
  readonly fileName: string;
  readonly text: string;
  /** The name of the sheet, where the text is of a workbook's. */
  readonly sheet?: string | undefined;
  /** When it started. It is the key: a second tab or a second file has an entry of its own. */
  readonly begunAt: number;
  /** Who started it: nobody else is shown the file. */
  readonly email: string;
}

interface Journal extends DBSchema {
  imports: { key: number; value: JournaledImport; indexes: { email: string } };
}

const open = () =>
  openDB<Journal>('student-imports', 2, {
    upgrade(database) {
      // Version 1 stored a single import.
      if (database.objectStoreNames.contains('imports')) database.deleteObjectStore('imports');
      database.createObjectStore('imports', { keyPath: 'begunAt' }).createIndex('email', 'email');
    },
  });

/** How long an import waits for a browser that does not open its journal. */
const OPEN_TIMEOUT_MS = 2000;

/** @throws Error where the journal has not been opened in time; it is closed should it be opened later */
async function openInTime(): ReturnType<typeof open> {
  const opening = open();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), OPEN_TIMEOUT_MS);
  });
  const journal = await Promise.race([opening, timeout]).finally(() => clearTimeout(timer));
  if (journal) return journal;
  opening.then((late) => late.close()).catch(() => undefined);
  throw new Error('the browser does not answer');
}

async function withJournal<Result>(
  work: (journal: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const journal = await openInTime();
    try {
      return await work(journal);
    } finally {
      journal.close();
    }
  } catch {
    // Without a storage an interrupted import can still be continued by choosing its file again.
    return undefined;
  }
}

/** Where to read entries by person. Not idb's own `getAllFromIndex`, which leaves the end of an aborted transaction unhandled. */
function byEmail(journal: Awaited<ReturnType<typeof open>>) {
  const transaction = journal.transaction('imports');
  transaction.done.catch(() => undefined);
  return transaction.store.index('email');
}

const me = () => String(session.state().user?.email ?? '');

/** Locks end with the tab that holds them. Browsers have them only for pages that were loaded over https. */
const lockManager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);
const nounOf = ({ noun = 'student' }: Pick<JournaledImport, 'noun'>) => noun;
const lockOf = (begun: Pick<JournaledImport, 'begunAt' | 'noun'>) => `${nounOf(begun)}-import-${begun.begunAt}`;

async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let started = false;
  const start = () => {
    started = true;
    return work();
  };
  const locks = lockManager();
  try {
    return await (locks ? locks.request(name, start) : start());
  } catch (error) {
    if (started) throw error;
    return start();
  }
}

/** Does the work of an import that the signed-in person starts or continues. Its entry stays until it is removed. */
export async function runJournaledImport<Result>(
  begun: Omit<JournaledImport, 'email'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const entry = { ...begun, email: me() };
  await withJournal((journal) => journal.put('imports', entry));
  return withLock(lockOf(begun), work);
}

export async function journaledImports(noun: string): Promise<readonly JournaledImport[]> {
  const email = me();
  const all = await withJournal((journal) => byEmail(journal).getAll(email));
  return (all ?? []).filter((begun) => nounOf(begun) === noun);
}

/** Reports the signed-in person's interrupted imports, also those that still run in some tab, once they are interrupted. */
export async function watchInterruptedImports(
  noun: string,
  report: (imports: readonly JournaledImport[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const locks = lockManager();
  for (;;) {
    const imports = await journaledImports(noun);
    const held = new Set((await locks?.query())?.held?.map(({ name }) => name));
    if (signal.aborted) return;
    report(imports.filter((one) => !held.has(lockOf(one))));
    const running = imports.find((one) => held.has(lockOf(one)));
    if (!running) return;
    await locks?.request(lockOf(running), { mode: 'shared', signal }, () => undefined);
  }
}

export async function removeJournaledImport(begunAt: number): Promise<void> {
  await withJournal((journal) => journal.delete('imports', begunAt));
}

/** Removes all imports of a person, who has logged out: their files are lists of people. */
export async function removeJournaledImportsOf(email: string): Promise<void> {
  await withJournal(async (journal) => {
    const keys = await byEmail(journal).getAllKeys(email);
    await Promise.all(keys.map((begunAt) => journal.delete('imports', begunAt)));
  });
}
