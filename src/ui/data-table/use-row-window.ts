import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEventCallback } from '../use-event-callback.ts';

/** Taken where an element has no height: in a hidden panel, or where nothing is laid out at all. */
const ASSUMED = { width: 1280, height: 720 };
/** The width is looked at in steps, so that dragging a window's edge does not draw the table at every pixel. */
const STEP_REM = 2;
const OVERSCAN = 1;

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export interface StartPlace {
  readonly top?: number | undefined;
  readonly row?: number | undefined;
}

interface Options {
  readonly count: number;
  /** Height of a row in rem, as a function of whether the table is compact. */
  readonly rowHeight: (compact: boolean) => number;
  /** Height in rem of what stays at the top and covers the rows there. */
  readonly headingHeight: number;
  /** Width in rem below which the table is compact. */
  readonly compactBelow: number;
  /** Where a list begins once its rows are there: at a place in pixels that it was left at, or with a row in view. */
  readonly start: StartPlace | undefined;
  /** Another list altogether, e.g. other filters: it is shown from its start. */
  readonly listKey: string | undefined;
  /** Told which rows are on the screen; another function where it wants to be told again. */
  readonly onVisible?: ((first: number, end: number) => void) | undefined;
}

interface VisibleRange {
  /** In rem. */
  readonly width: number;
  readonly first: number;
  readonly end: number;
}

interface View extends VisibleRange {
  /** The row that has the focus. It stays, wherever the list is scrolled to: the focus would fall to the page's start. */
  readonly focused: number | undefined;
  /** What to take from a row's index to have its place. */
  readonly firstPlace: number;
}

/** No row is drawn before the room for rows is known, which is before the first paint: once, and with the right columns. */
const initialView: View = { width: ASSUMED.width / 16, first: 0, end: 0, focused: undefined, firstPlace: 0 };

/** What is on the screen, from rows of one height and the heading over them, both in rem: one row at least. */
function visibleRange(
  { offsetWidth, offsetHeight }: HTMLElement,
  scrollTop: number,
  rowHeight: number,
  heading: number,
): VisibleRange {
  const rem = remInPixels();
  const room = offsetHeight > 0 ? { width: offsetWidth, height: offsetHeight } : ASSUMED;
  const first = Math.floor(scrollTop / rem / rowHeight);
  return {
    width: Math.floor(room.width / rem / STEP_REM) * STEP_REM,
    first,
    end: Math.max(first + 1, Math.ceil(((scrollTop + room.height) / rem - heading) / rowHeight)),
  };
}

const startOf = ({ first }: VisibleRange) => Math.max(0, first - OVERSCAN);
const endOf = ({ end }: VisibleRange) => end + OVERSCAN;

/**
 * A row keeps its place while it is drawn. Where none of the rows stays, as after a jump of the scroll bar, the new ones come
 * to the places of the old ones: cells then change their texts, which costs the browser less than to make new ones.
 */
function nextView(before: View, now: VisibleRange, focused: number | undefined): View {
  if (now.width === before.width && now.first === before.first && now.end === before.end) return before;
  const isJump =
    before.end > 0 && focused === undefined && (startOf(now) >= endOf(before) || startOf(before) >= endOf(now));
  const moved = isJump ? startOf(now) - startOf(before) : 0;
  return { ...now, focused, firstPlace: before.firstPlace + moved };
}

/** The rows to draw: the last ones where the list has become shorter than where it was scrolled to. */
function drawnIndexes(view: View, count: number): readonly number[] {
  const { first, end, focused } = view;
  if (end === 0) return [];
  const start = Math.min(startOf(view), Math.max(0, count - (end - first)));
  const indexes = Array.from({ length: Math.min(endOf(view), count) - start }, (_, i) => start + i);
  if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}

/**
 * Which rows of a long list are on the screen, and how much room there is for their columns. All rows have one height, so
 * that where each of them is need not be kept: what a list of 100,000 costs here is what one of 100 does.
 */
export function useRowWindow({ count, rowHeight, headingHeight, compactBelow, start, listKey, onVisible }: Options) {
  const region = useRef<HTMLDivElement>(null);
  const scrollTop = useRef(0);
  const focused = useRef<number>(undefined);
  const [view, setView] = useState(initialView);
  const compact = view.width < compactBelow;
  const height = rowHeight(compact);

  const measure = useEventCallback(() => {
    if (!region.current) return;
    // Safari lets a list be pulled beyond its start.
    scrollTop.current = Math.max(0, region.current.scrollTop);
    const now = visibleRange(region.current, scrollTop.current, height, headingHeight);
    const row = focused.current;
    setView((before) => nextView(before, now, row));
  });
  useLayoutEffect(measure, [measure, height]);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    // At once: the browser paints next, and would paint the room of rows that are not drawn yet.
    const measureNow = () => flushSync(measure);
    const observer = new ResizeObserver(measureNow);
    observer.observe(element);
    element.addEventListener('scroll', measureNow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measureNow);
    };
  }, [measure]);

  const { first, end } = view;
  useEffect(() => {
    if (end > 0) onVisible?.(first, end);
  }, [onVisible, first, end]);

  const isStarted = useRef(false);
  const isMeasured = view.end > 0;
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !start || !isMeasured || isStarted.current) return;
    isStarted.current = true;
    // Whoever has scrolled by then has gone on.
    if (element.scrollTop > 0) return;
    const rem = remInPixels();
    // In the middle, below as many whole rows: the heading cuts none in two.
    const above = Math.floor((element.offsetHeight / rem - headingHeight - height) / 2 / height);
    const top = start.top ?? Math.max(0, (start.row ?? 0) - above) * height * rem;
    if (top > 0) element.scrollTop = top;
  }, [start, isMeasured, headingHeight, height]);

  const lastListKey = useRef(listKey);
  useLayoutEffect(() => {
    if (lastListKey.current === listKey) return;
    lastListKey.current = listKey;
    // Asking an element for a scroll that it has already made would make the browser lay it out to find that out.
    if (region.current && scrollTop.current) region.current.scrollTop = 0;
  }, [listKey]);

  return {
    region,
    width: view.width,
    compact,
    indexes: drawnIndexes(view, count),
    placeOf: (index: number) => index - view.firstPlace,
    keepFocused: (index: number | undefined) => {
      focused.current = index;
    },
  };
}
