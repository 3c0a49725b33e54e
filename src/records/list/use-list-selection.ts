import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Selection } from '#src/ui/data-table/selection.ts';
import type { Identified } from '../record-type.ts';
import type { ListConfig } from './use-list.ts';
import type { RowsState } from './use-rows.ts';

const none: ReadonlySet<string> = new Set();

interface Selectable<Row extends Identified> extends Pick<RowsState<Row>, 'all' | 'shown'> {
  readonly config: Pick<ListConfig<Row>, 'type'>;
}

/** The selected rows of a list; with a cache key they outlast a look at a record, and end with the session. */
export function useListSelection<Row extends Identified>({ all, shown, config }: Selectable<Row>, cacheKey?: QueryKey) {
  const client = useQueryClient();
  const [ids, setIds] = useState(() => (cacheKey && client.getQueryData<ReadonlySet<string>>(cacheKey)) ?? none);

  const select = useEventCallback((next: ReadonlySet<string>) => {
    if (cacheKey) {
      // Nobody observes them there, and what nobody observes is thrown away after five minutes.
      client.setQueryDefaults(cacheKey, { gcTime: Infinity });
      client.setQueryData(cacheKey, next);
    }
    setIds(next);
  });
  /** Whatever has been ticked meanwhile stays selected. */
  const deselect = useEventCallback((done: ReadonlySet<string>) =>
    select(new Set([...ids].filter((id) => !done.has(id)))),
  );
  const clear = useEventCallback(() => select(none));

  const rows = useMemo(() => (ids.size > 0 ? (all ?? []).filter(({ id }) => ids.has(id)) : []), [all, ids]);
  const hidden = useMemo(() => {
    if (rows.length === 0 || !shown || shown.length === all?.length) return 0;
    return rows.length - shown.filter(({ id }) => ids.has(id)).length;
  }, [all, shown, rows, ids]);
  const inTable: Selection<Row> = { ids, onChange: select, nameOf: config.type.nameOf };
  return { ids, rows, hidden, select, deselect, clear, inTable };
}
