import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Taken where an element has no height: in a hidden panel, or where nothing is laid out at all. */
const ASSUMED = { width: 1280, height: 720 };
/** The width is looked at in steps, so that dragging a window's edge does not draw the table at every pixel. */
const STEP_REM = 2;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface Options {
  readonly count: number;
  /** Height of a row in rem, as a function of whether the table is compact. */
  readonly rowHeight: (compact: boolean) => number;
  /** Width in rem below which the table is compact. */
  readonly compactBelow: number;
  /** Another list altogether, e.g. other filters: it is shown from its start. */
  readonly listKey: string | undefined;
}

/** Which rows of a long list are on the screen, and how much room there is for their columns. */
export function useRowWindow({ count, rowHeight, compactBelow, listKey }: Options) {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const [width, setWidth] = useState(ASSUMED.width / 16);
  const compact = width < compactBelow;
  const height = rowHeight(compact) * remInPixels();

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    overscan: 1,
    // Rows are drawn when the room for them is known, which is before the first paint: once, and with the right columns.
    initialRect: { width: 0, height: 0 },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        const seen = rect.height > 0 ? rect : ASSUMED;
        setWidth(Math.floor(seen.width / remInPixels() / STEP_REM) * STEP_REM);
        report(seen);
      }),
    // A row that has the focus stays, wherever the list is scrolled to: the focus would fall to the page's start.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      const kept = focused.current;
      if (kept === undefined || kept >= range.count || indexes.includes(kept)) return indexes;
      return [...indexes, kept].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const listed = useRef(listKey);
  useLayoutEffect(() => {
    if (listed.current === listKey) return;
    listed.current = listKey;
    // Asking an element for a scroll that it has already made would make the browser lay it out to find that out.
    if (region.current && virtualizer.scrollOffset) region.current.scrollTop = 0;
  }, [listKey, virtualizer]);

  const keepFocused = useCallback((index: number | undefined) => {
    focused.current = index;
  }, []);
  return {
    region,
    width,
    compact,
    items: virtualizer.getVirtualItems(),
    total: virtualizer.getTotalSize(),
    keepFocused,
  };
}
