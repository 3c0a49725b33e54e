import { createAtom } from '@tanstack/react-store';
import type { Middleware } from '../engine/handlers.ts';
import { type JournalEntry, journalling, withEntry } from '../engine/request/journal.ts';
import { setClock } from './clock.ts';
import { underConditions } from './conditions.ts';
import { storeConditions, storedConditions } from './tab-state.ts';

/** What stands in this tab between the page and the server: its conditions, and the list of the calls. */
export function createConditions(isInPage: (request: Request) => boolean) {
  const conditions = createAtom(storedConditions());
  const journal = createAtom<readonly JournalEntry[]>([]);
  conditions.subscribe(storeConditions);
  setClock(conditions.get().clock);
  let waiting: Omit<JournalEntry, 'number'>[] = [];
  const showWaiting = () => {
    const entries = waiting;
    waiting = [];
    journal.set((shown) => entries.reduce(withEntry, shown));
  };
  // An import makes thousands of calls; the list shows them twice a second.
  const note = (entry: Omit<JournalEntry, 'number'>) => {
    if (waiting.length === 0) setTimeout(showWaiting, journal.get().length > 40 ? 500 : 0);
    waiting.push(entry);
  };
  const middleware: readonly Middleware[] = [journalling(note, isInPage), underConditions(conditions)];
  return { conditions, journal, note, middleware };
}
