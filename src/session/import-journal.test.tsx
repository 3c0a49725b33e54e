import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** The journal, as a page has it whose browser has these locks, or none. */
async function journalWith(locks: object | undefined) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), locks && { locks }));
  vi.resetModules();
  const { session: its } = await import('./session.ts');
  its.restore();
  return import('./import-journal.ts');
}

const begun = (begunAt: number) => ({ fileName: `${begunAt}.csv`, text: 'Name', begunAt });
const neverEnding = () => new Promise<never>(() => {});

beforeEach(asAsha);
afterEach(async () => {
  const { forgetImportsOf } = await journalWith(undefined);
  await forgetImportsOf('asha@university.example');
  vi.unstubAllGlobals();
});

describe('The journal of imports', () => {
  it('tells of what was cut short, and of nothing that runs, here or in another tab', async () => {
    const locks = fakeLocks();
    const { withJournalEntry: noted, journaledImports: notedImports, watchInterrupted } = await journalWith(locks);
    await noted(begun(1), async () => 'stopped before its end');
    void noted(begun(2), neverEnding);
    await waitFor(async () => expect((await locks.query()).held).toHaveLength(1));
    expect((await notedImports()).map(({ begunAt }) => begunAt)).toEqual([1, 2]);

    const report = vi.fn();
    const { signal } = new AbortController();
    void watchInterrupted(report, signal);
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(report).toHaveBeenLastCalledWith([expect.objectContaining({ begunAt: 1 })]);
  });

  it('tells of an import that ran when it has stopped before its end', async () => {
    const { withJournalEntry: noted, watchInterrupted } = await journalWith(fakeLocks());
    let stop = () => {};
    void noted(begun(3), () => new Promise<void>((resolve) => (stop = resolve)));
    const report = vi.fn();
    const { signal } = new AbortController();
    void watchInterrupted(report, signal);
    await waitFor(() => expect(report).toHaveBeenLastCalledWith([]));
    stop();
    await waitFor(() => expect(report).toHaveBeenLastCalledWith([expect.objectContaining({ begunAt: 3 })]));
  });

  it('tells nobody of what somebody else has begun', async () => {
    const { withJournalEntry: noted } = await journalWith(undefined);
    await noted(begun(4), async () => undefined);
    session.save({ token: 'ravi', role: 'ADMIN', user: { email: 'ravi@university.example' } });
    const { journaledImports: notedImports } = await journalWith(undefined);
    expect(await notedImports()).toEqual([]);
  });

  it('keeps no import from its work where the browser refuses its locks', async () => {
    const refused = () => Promise.reject(new DOMException('No storage for this page', 'SecurityError'));
    const { withJournalEntry: noted } = await journalWith({ request: refused, query: refused });
    await expect(noted(begun(5), async () => 'done')).resolves.toBe('done');
  });

  it('does no work twice: what fails under a lock has failed', async () => {
    const { withJournalEntry: noted } = await journalWith(fakeLocks());
    const work = vi.fn(() => Promise.reject(new Error('lost')));
    await expect(noted(begun(6), work)).rejects.toThrow('lost');
    expect(work).toHaveBeenCalledOnce();
  });
});
