import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ListWords } from '#src/records/list/list-words.ts';
import { throttle } from '#src/platform/scheduling.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Selection } from '#src/ui/data-table/selection.ts';
import type { RowCount } from '#src/records/calls/pages.ts';
import { toastLoadFailure } from '#src/records/failures.tsx';
import type { Identified } from '#src/records/record-type.ts';
import type { List } from '#src/records/list/list.tsx';
import type { ListState } from '#src/records/list/use-list.ts';

/** What is selected: the ids and, of a list that is read by pages, the rows, which may not be loaded any more. */
interface Selected<Row> {
  readonly ids: ReadonlySet<string>;
  readonly rows: ReadonlyMap<string, Row>;
}

const none: Selected<never> = { ids: new Set(), rows: new Map<string, never>() };

/** Of a list that is read by pages, no more are selected at once than a browser holds without effort. */
export const MOST_SELECTED = 100_000;

interface Selectable<Row extends Identified>
  extends Pick<ListState<Row>, 'all' | 'shown' | 'walk'>, Partial<Pick<ListState<Row>, 'count'>> {
  readonly config: Pick<List<Row>, 'nameOf'> & { readonly words: Pick<ListWords, 'loadFailure'> };
}

export interface SelectAllMatching {
  readonly count: RowCount;
  readonly isTooMany: boolean;
  readonly found: number | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * The selected rows of a list; with a cache key they outlast a look at a record, and end with the session. What is selected
 * are records and never a filter: nothing is done to one that came to match after it was looked at.
 */
export function useListSelection<Row extends Identified>(list: Selectable<Row>, cacheKey?: QueryKey) {
  const { all, shown, count, config } = list;
  const client = useQueryClient();
  const [selected, setSelected] = useState(() => (cacheKey && client.getQueryData<Selected<Row>>(cacheKey)) ?? none);
  const { ids } = selected;
  const [found, setFound] = useState<number>();
  const search = useRef<AbortController>(undefined);

  const keep = useEventCallback((next: Selected<Row>) => {
    if (cacheKey) {
      // Nobody observes them there, and what nobody observes is thrown away after five minutes.
      client.setQueryDefaults(cacheKey, { gcTime: Infinity });
      client.setQueryData(cacheKey, next);
    }
    setSelected(next);
  });
  /** Rows that are not listed any more are known from before. */
  const select = useEventCallback((next: ReadonlySet<string>) => {
    const listed = all ? [] : (shown ?? []);
    const known = [...selected.rows, ...listed.map((row) => [row.id, row] as const)];
    keep({ ids: next, rows: new Map(known.filter(([id]) => next.has(id))) });
  });
  /** Whatever has been ticked meanwhile stays selected. */
  const deselect = useEventCallback((done: ReadonlySet<string>) =>
    select(new Set([...ids].filter((id) => !done.has(id)))),
  );
  const clear = useEventCallback(() => keep(none));

  const start = useEventCallback(async () => {
    const { signal } = (search.current = new AbortController());
    setFound(0);
    try {
      const tell = throttle((count: number) => setFound((before) => (before === undefined ? before : count)));
      const rows: Row[] = [];
      for await (const part of list.walk(signal, 'by id')) {
        rows.push(...part);
        tell(rows.length);
      }
      keep({ ids: new Set(rows.map(({ id }) => id)), rows: new Map(rows.map((row) => [row.id, row])) });
    } catch (error) {
      if (!signal.aborted) toastLoadFailure(error, config.words.loadFailure());
    }
    setFound(undefined);
  });

  // A row of the list may have been changed since it was selected; one that has left a whole list is gone.
  const rows = useMemo(() => {
    if (ids.size === 0) return [];
    if (all) return all.filter(({ id }) => ids.has(id));
    const latest = new Map(shown?.map((row) => [row.id, row]));
    return [...selected.rows].map(([id, row]) => latest.get(id) ?? row);
  }, [all, shown, ids, selected.rows]);
  const hidden = useMemo(() => {
    if (!all || rows.length === 0 || !shown || shown.length === all.length) return 0;
    return rows.length - shown.filter(({ id }) => ids.has(id)).length;
  }, [all, shown, rows, ids]);
  const inTable: Selection<Row> = { ids, onChange: select, nameOf: config.nameOf };
  const others = count && count.value > (shown?.length ?? 0);
  const allMatching: SelectAllMatching | undefined =
    others && ids.size > 0 && ids.size < count.value
      ? {
          count,
          isTooMany: count.value > MOST_SELECTED,
          found,
          start: () => void start(),
          stop: () => search.current?.abort(),
        }
      : undefined;
  return { ids, rows, hidden, select, deselect, clear, inTable, allMatching };
}
