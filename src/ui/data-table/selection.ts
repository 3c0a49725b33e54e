import { useMemo, useRef } from 'react';
import { useEventCallback } from '../use-event-callback.ts';

/** Rows that a person has chosen. The ids stand outside the rows, so that choosing one of 50,000 touches one. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  readonly nameOf: (row: Row) => string;
}

export type Extent = 'none' | 'some' | 'all';

export function extentOf<Row>(rows: readonly Row[], rowId: (row: Row) => string, ids: ReadonlySet<string>): Extent {
  if (ids.size === 0 || rows.length === 0) return 'none';
  let inside = false;
  let outside = false;
  for (const row of rows) {
    if (ids.has(rowId(row))) inside = true;
    else outside = true;
    if (inside && outside) return 'some';
  }
  return inside ? 'all' : 'none';
}

export function withRows<Row>(
  ids: ReadonlySet<string>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  chosen: boolean,
): ReadonlySet<string> {
  const next = new Set(ids);
  for (const row of rows) {
    if (chosen) next.add(rowId(row));
    else next.delete(rowId(row));
  }
  return next;
}

export interface RowChooser {
  /** Chooses the row or lets go of it; with `range`, all from the row that was last used up to this one. */
  readonly toggle: (position: number, chosen: boolean, range: boolean) => void;
  /** All rows of the list, those that are not on the screen too, or none of them. */
  readonly toggleAll: (chosen: boolean) => void;
  readonly extent: Extent;
}

/**
 * The choosing of rows in a list. Its functions stay the same ones, since every row remembers them.
 * @param offset where the first of the rows stands in the list
 */
export function useSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  selection: Selection<Row> | undefined,
  offset = 0,
): RowChooser {
  const ids = selection?.ids;
  const extent = useMemo(() => (ids ? extentOf(rows, rowId, ids) : 'none'), [rows, rowId, ids]);
  const anchor = useRef<string>(undefined);

  const toggle = useEventCallback((position: number, chosen: boolean, range: boolean) => {
    const index = position - offset;
    const row = rows[index];
    if (!row || !selection) return;
    const from = range ? rows.findIndex((one) => rowId(one) === anchor.current) : -1;
    const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
    if (from < 0) anchor.current = rowId(row);
    selection.onChange(withRows(selection.ids, rows.slice(first, last + 1), rowId, chosen));
  });

  const toggleAll = useEventCallback((chosen: boolean) => {
    selection?.onChange(withRows(selection.ids, rows, rowId, chosen));
  });
  return { toggle, toggleAll, extent };
}
