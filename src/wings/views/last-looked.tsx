import { createContext, use, useEffect, useState } from 'react';
import { isRecord } from '#src/platform/api/shapes.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { formatDateTime, timeOf } from '#src/platform/text/format.ts';
import { useSession } from '#src/session/session.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { isSeen } from '#src/records/calls/seen-versions.ts';
import type { Identified } from '#src/records/record-type.ts';

/** The time between two looks at a list, in milliseconds: from when it was left until it was opened again. */
interface Away {
  readonly from: number;
  readonly to: number;
}

const KEY = 'lastLooked';

function storedTimes(): Readonly<Record<string, unknown>> {
  const stored = localStore.getJson(KEY);
  return isRecord(stored) ? stored : {};
}

/** How long this person was away from a list; undefined on the first visit. It is kept in this browser. */
export function useAway(path: string): Away | undefined {
  const name = `${String(useSession().user?.id ?? '')} ${path}`;
  const awayNow = (): Away | undefined => {
    const from = storedTimes()[name];
    return typeof from === 'number' ? { from, to: Date.now() } : undefined;
  };
  const [away, setAway] = useState(awayNow);
  const comeBack = useEventCallback(() => setAway(awayNow()));
  useEffect(() => {
    const leave = () => void localStore.setJson(KEY, { ...storedTimes(), [name]: Date.now() });
    const turn = () => (document.visibilityState === 'hidden' ? leave() : comeBack());
    document.addEventListener('visibilitychange', turn);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, comeBack]);
  return away;
}

/** How long the person was away from the list that is drawn. */
export const AwayFromList = createContext<Away | undefined>(undefined);

/**
 * The mark of a link to a record that somebody else has changed while the person was away from the list: a dot before it,
 * and words in its tooltip, which a screen reader tells too. Nothing where there is none.
 */
export function useChangedMark(
  row: Identified,
  name: string,
): { readonly title: string; readonly 'data-changed'?: '' } {
  const away = use(AwayFromList);
  const time = away && timeOf(row.updatedAt);
  if (!away || time === undefined || time <= away.from || time >= away.to || isSeen(row)) return { title: name };
  return { title: `${name}: changed since you last looked, ${formatDateTime(row.updatedAt)}`, 'data-changed': '' };
}
