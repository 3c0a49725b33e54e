import type { RowData } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { useEventCallback } from '../../../ui/use-event-callback.ts';

const KEY = 'rosterColumns';

function remembered(): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
}

function remember(ids: readonly string[] | undefined): void {
  try {
    if (ids) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    // Without a storage the choice holds for as long as the page is open.
  }
}

/**
 * Which columns a person wants to see. It is kept in the browser and not in the URL: a habit of whoever looks, and no
 * part of what a link to these students means.
 */
export function useColumnChoice<Row extends RowData>(usual: Columns<Row>, further: Columns<Row>) {
  const [chosen, setChosen] = useState(remembered);
  const all = useMemo(() => [...usual, ...further], [usual, further]);
  const columns = useMemo(
    () => (chosen ? all.filter(({ id, meta }) => meta?.rowHeader || (id && chosen.includes(id))) : usual),
    [all, usual, chosen],
  );

  function change(ids: readonly string[] | undefined): void {
    remember(ids);
    setChosen(ids);
  }

  const toggle = useEventCallback((id: string) => {
    const shown = columns.flatMap((column) => column.id ?? []);
    change(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  });
  const reset = useEventCallback(() => change(undefined));
  return { all, columns, own: chosen !== undefined, toggle, reset };
}
