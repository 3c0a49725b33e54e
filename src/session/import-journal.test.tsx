import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  journaledImports,
  removeJournaledImportsOf,
  runJournaledImport,
  watchInterruptedImports,
} from './import-journal.ts';
import { session } from './session.ts';

/** A browser's locks, as far as the journal uses them: each name has one holder, and the others wait. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    async request(name: string, ...rest: readonly unknown[]) {
      const work = rest.at(-1) as () => unknown;
      await held.get(name);
      const done = Promise.resolve(work());
      const over = () => held.delete(name);
      held.set(name, done.then(over, over));
      return done;
    },
  };
}

const asAsha = () => session.save({ token: 'asha', role: 'ADMIN', user: { email: 'asha@university.example' } });

/** The browser has these locks, or none. */
const withLocks = (locks: object | undefined) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), locks && { locks }));

const begun = (begunAt: number) => ({ noun: 'student', fileName: `${begunAt}.csv`, text: 'Name', begunAt });
const neverEnding = () => new Promise<never>(() => {});

beforeEach(asAsha);
afterEach(async () => {
  withLocks(undefined);
  await removeJournaledImportsOf('asha@university.example');
  vi.unstubAllGlobals();
});

describe('The journal of imports', () => {
  it('reports interrupted imports, and none that is running in this or another tab', async () => {
    const locks = fakeLocks();
    withLocks(locks);
    await runJournaledImport(begun(1), async () => 'stopped before its end');
    void runJournaledImport(begun(2), neverEnding);
    await waitFor(async () => expect((await locks.query()).held).toHaveLength(1));
    expect((await journaledImports('student')).map(({ begunAt }) => begunAt)).toEqual([1, 2]);

    const report = vi.fn();
    const { signal } = new AbortController();
    void watchInterruptedImports('student', report, signal);
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(report).toHaveBeenLastCalledWith([expect.objectContaining({ begunAt: 1 })]);
  });

  it('reports a running import once it is interrupted', async () => {
    withLocks(fakeLocks());
    let stop = () => {};
    void runJournaledImport(begun(3), () => new Promise<void>((resolve) => (stop = resolve)));
    const report = vi.fn();
    const { signal } = new AbortController();
    void watchInterruptedImports('student', report, signal);
    await waitFor(() => expect(report).toHaveBeenLastCalledWith([]));
    stop();
    await waitFor(() => expect(report).toHaveBeenLastCalledWith([expect.objectContaining({ begunAt: 3 })]));
  });

  it('hides imports of another person', async () => {
    withLocks(undefined);
    await runJournaledImport(begun(4), async () => undefined);
    session.save({ token: 'ravi', role: 'ADMIN', user: { email: 'ravi@university.example' } });
    expect(await journaledImports('student')).toEqual([]);
  });

  it('runs an import even if the browser refuses locks', async () => {
    const refused = () => Promise.reject(new DOMException('No storage for this page', 'SecurityError'));
    withLocks({ request: refused, query: refused });
    await expect(runJournaledImport(begun(5), async () => 'done')).resolves.toBe('done');
  });

  it('runs an import when the browser never opens the database, after two seconds', async () => {
    withLocks(undefined);
    const unheard = indexedDB.open('unheard');
    unheard.addEventListener = () => {};
    const open = vi.spyOn(indexedDB, 'open').mockReturnValue(unheard);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const run = runJournaledImport(begun(7), async () => 'done');
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    open.mockRestore();
    await expect(run).resolves.toBe('done');
  });

  it.each([
    ['getAll', 'read', () => journaledImports('student')],
    ['getAllKeys', 'emptied', () => removeJournaledImportsOf('asha@university.example')],
  ] as const)(
    'A browser that clears its data while %s is requested, as the journal is %s, causes no error of the page',
    async (name, _, ask) => {
      withLocks(undefined);
      const asked = IDBIndex.prototype[name];
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      vi.spyOn(IDBIndex.prototype, name).mockImplementation(function (this: IDBIndex) {
        const request = asked.call(this);
        this.objectStore.transaction.abort();
        return request as never;
      });
      const found = await ask();
      await new Promise((resolve) => setImmediate(resolve));
      process.off('unhandledRejection', unhandled);
      expect(found ?? []).toEqual([]);
      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  it('does not repeat an import that failed under a lock', async () => {
    withLocks(fakeLocks());
    const work = vi.fn(() => Promise.reject(new Error('lost')));
    await expect(runJournaledImport(begun(6), work)).rejects.toThrow('lost');
    expect(work).toHaveBeenCalledOnce();
  });
});
