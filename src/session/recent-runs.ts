import { isRecord } from '../platform/api/shapes.ts';
import { localStore } from '../platform/storage/safe-storage.ts';
import { displayName, session } from './session.ts';

const KEY = 'recentRuns';
/** Whoever does the same again within this time may not know that it has been done. */
export const RECENT_MS = 86_400_000;
const MOST = 50;

export interface DoneBefore {
  readonly at: string;
  readonly by: string;
}

interface Run extends DoneBefore {
  readonly what: string;
  /** Marks of what it was done to; none of them tells a record. */
  readonly of: readonly string[];
}

/** A short mark of a text, which cannot be read back: what is kept here outlives the session (FNV-1a, 32 bits). */
export function markOf(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return `${text.length.toString(36)}-${(value >>> 0).toString(36)}`;
}

const isRun = (run: unknown): run is Run =>
  isRecord(run) &&
  [run['what'], run['at'], run['by']].every((text) => typeof text === 'string') &&
  Array.isArray(run['of']);

/** A moment of the future is no reason to forget: a clock may have been set back. */
const isRecent = ({ at }: DoneBefore) => Date.now() - Date.parse(at) < RECENT_MS;

/** What this browser keeps, the newest first. Anybody may edit it: whatever is no run is left out. */
function runs(): readonly Run[] {
  const kept = localStore.getJson(KEY);
  return Array.isArray(kept) ? kept.filter(isRun).filter(isRecent) : [];
}

export function rememberRun(what: string, to: readonly string[]): void {
  const run: Run = {
    what,
    at: new Date().toISOString(),
    by: displayName(session.state().user),
    of: to.map(markOf),
  };
  localStore.setJson(KEY, [run, ...runs()].slice(0, MOST));
}

/** To which of these it was done in this browser within a day, whoever was signed in, and when last. */
export function recentRuns(what: string, to: readonly string[]): ReadonlyMap<string, DoneBefore> {
  const byMark = new Map<string, DoneBefore>();
  for (const { at, by, of, ...run } of [...runs()].reverse())
    if (run.what === what) for (const mark of of) byMark.set(mark, { at, by });
  // The mark of a long file takes a moment, and few files come twice.
  if (byMark.size === 0) return new Map();
  return new Map(
    to.flatMap((one): [string, DoneBefore][] => {
      const done = byMark.get(markOf(one));
      return done ? [[one, done]] : [];
    }),
  );
}

export function forgetRuns(to: readonly string[]): void {
  const marks = new Set(to.map(markOf));
  const left = runs().map((run) => ({ ...run, of: run.of.filter((mark) => !marks.has(mark)) }));
  localStore.setJson(
    KEY,
    left.filter(({ of }) => of.length > 0),
  );
}
