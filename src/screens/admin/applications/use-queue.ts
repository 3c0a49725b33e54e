import { useMemo, useState } from 'react';
import { nextUndecided, placeInQueue, type QueuePlace } from '../../../domain/application-queue.ts';
import { isUndecided } from '../../../domain/application-transitions.ts';

interface Row {
  readonly id: string;
  readonly status: string;
}

export interface Queue extends QueuePlace {
  readonly undecided: string | undefined;
}

const nobody: readonly Row[] = [];

/** Where the open application stands in the list as it is filtered and sorted, also when a decision took it out. */
export function useQueue(shown: readonly Row[] = nobody, open: string | undefined): Queue {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const [before, setBefore] = useState(ids);
  if (before !== ids && open !== undefined && ids.includes(open)) setBefore(ids);
  return useMemo(() => {
    const waiting = new Set(shown.filter(({ status }) => isUndecided(status)).map(({ id }) => id));
    return {
      ...placeInQueue(ids, open, before),
      undecided: nextUndecided(ids, open, before, (id) => waiting.has(id)),
    };
  }, [shown, ids, open, before]);
}
