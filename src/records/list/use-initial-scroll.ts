import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { StartPlace } from '#src/ui/data-table/use-row-window.ts';
import type { Identified } from '../record-type.ts';

/**
 * Where a list begins: where it was left, if the page is loaded again or returned to; else with the row in view that the
 * link names, or whose record one comes back from. Undefined while its rows are being loaded.
 */
export function useInitialScroll(
  scrollId: string,
  shown: readonly Identified[] | undefined,
  shownId: string | undefined,
): StartPlace | undefined {
  const left = useElementScrollRestoration({ id: scrollId });
  const router = useRouter();
  const [start, setStart] = useState<StartPlace>();
  if (shown && !start) {
    const wanted = shownId ?? router.state.location.state.fromRecord;
    const row = wanted === undefined ? -1 : shown.findIndex(({ id }) => id === wanted);
    setStart({ top: left?.scrollY || undefined, row: row < 0 ? undefined : row });
  }
  return start;
}
