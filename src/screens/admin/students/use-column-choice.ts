import type { RowData } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { localStore } from '../../../storage/safe-storage.ts';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { useEventCallback } from '../../../ui/use-event-callback.ts';

const KEY = 'rosterColumns';

function storedIds(): readonly string[] | undefined {
  const stored = localStore.getJson(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
}

/**
 * Which columns a person wants to see. It is kept in the browser and not in the URL: a habit of whoever looks, and no
 * part of what a link to these students means.
 */
export function useColumnChoice<Row extends RowData>(usual: Columns<Row>, further: Columns<Row>) {
  const [chosen, setChosen] = useState(storedIds);
  const all = useMemo(() => [...usual, ...further], [usual, further]);
  const columns = useMemo(
    () => (chosen ? all.filter(({ id, meta }) => meta?.rowHeader || (id && chosen.includes(id))) : usual),
    [all, usual, chosen],
  );

  function change(ids: readonly string[] | undefined): void {
    if (ids) localStore.setJson(KEY, ids);
    else localStore.remove(KEY);
    setChosen(ids);
  }

  const toggle = useEventCallback((id: string) => {
    const shown = columns.flatMap((column) => column.id ?? []);
    change(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  });
  const reset = useEventCallback(() => change(undefined));
  return { all, columns, own: chosen !== undefined, toggle, reset };
}
