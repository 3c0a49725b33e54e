import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ListStart, startKey } from '#src/platform/api/arriving-list.ts';

/** Calls back when what has been drawn is on the screen: a frame draws it, and the next begins when that is done. */
function afterNextPaint(done: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(done);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * The first rows of a list whose answer is on its way; undefined where there are none, or the list is there.
 * @param listKey the list's key in the cache
 * @param isPending whether the list is still being waited for, or has broken off
 */
export function useFirstRows<Row>(listKey: QueryKey, isPending: boolean): readonly Row[] | undefined {
  const client = useQueryClient();
  const { data: start } = useQuery<ListStart<Row>>({
    queryKey: startKey(listKey),
    queryFn: skipToken,
    structuralSharing: false,
  });
  useEffect(() => start && afterNextPaint(start.onPainted), [start]);
  const isOver = start !== undefined && !isPending;
  useEffect(() => {
    if (isOver) client.removeQueries({ queryKey: startKey(listKey) });
  }, [client, listKey, isOver]);
  return isPending ? start?.rows : undefined;
}
