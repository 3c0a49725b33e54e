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

/** The rows that are drawn, with the one that has the focus. */
function withFocused(indexes: number[], count: number, focused: number | undefined): number[] {
  if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((a, b) => a - b);
}

interface Drawn {
  readonly indexes: readonly number[];
  /** What to take from a row's index to have its place. */
  readonly firstPlace: number;
}

/**
 * A row keeps its place while it is drawn. Where none of the rows stays, as after a leap of the scroll bar, the new ones come
 * to the places of the old ones: cells then change their texts, which costs the browser less than to make new ones.
 */
function nextPlaces({ indexes: old, firstPlace }: Drawn, indexes: readonly number[]): Drawn {
  const isLeap = old.length > 0 && !indexes.some((index) => old.includes(index));
  return { indexes, firstPlace: isLeap ? firstPlace + (indexes[0] ?? 0) - (old[0] ?? 0) : firstPlace };
}

/** Which rows of a long list are on the screen, and how much room there is for their columns. */
export function useRowWindow({ count, rowHeight, compactBelow, listKey }: Options) {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const drawn = useRef({ indexes: [] as readonly number[], firstPlace: 0 });
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
      const indexes = withFocused(defaultRangeExtractor(range), range.count, focused.current);
      drawn.current = nextPlaces(drawn.current, indexes);
      return indexes;
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
    /** The place of a drawn row, which other rows may come to. */
    placeOf: (index: number) => index - drawn.current.firstPlace,
    keepFocused,
  };
}
