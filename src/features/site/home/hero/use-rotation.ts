import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useMedia } from '#src/ui/use-media.ts';

/** Section 1: "It advances every 4000 ms." */
export const ROTATION_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function followTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the focus moves between two controls inside the element. */
const movesInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * Section 1: which slide the carousel shows, and whether it rotates. It pauses under the pointer, with the focus inside
 * and in a hidden tab, and does not start by itself under prefers-reduced-motion. Play always starts it, although the
 * pointer or the focus is then inside: it pauses again the next time that one of them enters.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const reduced = useMedia(REDUCED_MOTION);
  // What somebody has chosen, or the system's wish has decided while the page was open.
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useSyncExternalStore(
    followTab,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const playing = chosen ?? !reduced;
  useEffect(() => {
    const query = globalThis.matchMedia?.(REDUCED_MOTION);
    const stop = () => setChosen((before) => !query?.matches && before === true);
    query?.addEventListener('change', stop);
    return () => query?.removeEventListener('change', stop);
  }, []);

  const rotating = playing && visible && !pointed && !focused;

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [rotating, index, count]);

  return {
    index,
    playing,
    rotating,
    show: (next: number) => setIndex((next + count) % count),
    toggle: () => {
      setChosen(!playing);
      setPointed(false);
      setFocused(false);
    },
    /** For the element around slides and controls. */
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => !movesInside(event) && setFocused(true),
      onBlur: (event: FocusEvent) => !movesInside(event) && setFocused(false),
    },
  };
}

export type Rotation = ReturnType<typeof useRotation>;
