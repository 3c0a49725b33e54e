import { type FocusEvent, useEffect, useState } from 'react';

/** Section 1: "It advances every 4000 ms." */
export const ROTATION_MS = 4000;

const calm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the tab is in front. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

/** The focus came from inside the element, or goes there: for the element as a whole nothing changes. */
const stays = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * Section 1, the carousel's clock: which slide is shown, and whether it moves on. It waits under the pointer, with the
 * focus inside, and in a tab behind; for those who want less motion it never starts by itself. Whoever presses Play
 * has pointer or focus on it, and means it all the same: then it waits from the next time that either comes in.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !calm()?.matches);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useVisible();
  const rotating = playing && visible && !pointed && !focused;

  useEffect(() => {
    const query = calm();
    const stop = () => {
      if (query?.matches) setPlaying(false);
    };
    query?.addEventListener('change', stop);
    return () => query?.removeEventListener('change', stop);
  }, []);

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
      setPlaying(!playing);
      setPointed(false);
      setFocused(false);
    },
    /** For the element that holds slides and controls. */
    watch: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => {
        if (!stays(event)) setFocused(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!stays(event)) setFocused(false);
      },
    },
  };
}

export type Rotation = ReturnType<typeof useRotation>;
