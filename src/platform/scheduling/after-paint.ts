import { startTransition, useEffect, useState } from 'react';

/** Long enough for the screen's own code to load first. An object, so that a test can do without the wait. */
export const paintDelay = { ms: 1000 };

/** Nobody waits for code that they have not asked for: it comes when the page has not been used for so long. */
const PAUSE_MS = 1000;

/** Runs the task when the first screen has been painted, none of these events comes and the browser is idle. */
function whenUnused(task: () => void, events: readonly string[]): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let usedAt = -PAUSE_MS;
  const noteUse = () => void (usedAt = performance.now());
  const ignoreUse = () => {
    for (const type of events) removeEventListener(type, noteUse, true);
  };
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => {
      const pause = usedAt + PAUSE_MS - performance.now();
      if (pause > 0) return wait(pause);
      ignoreUse();
      if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(task, { timeout: paintDelay.ms });
      else task();
    }, milliseconds);
  };
  for (const type of events) addEventListener(type, noteUse, true);
  wait(paintDelay.ms);
  return () => {
    clearTimeout(timer);
    ignoreUse();
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Shows what the first screen does without, once that has been painted and nobody types. Returns how to cancel it. */
export const afterPaint = (task: () => void): (() => void) => whenUnused(task, ['input']);

/** Loads code that somebody may want next, once nobody uses the page. Returns how to cancel it. */
export const preload = (task: () => void): (() => void) =>
  whenUnused(task, ['input', 'keydown', 'pointerdown', 'scroll', 'wheel']);

/** Runs the task when the page has loaded, or at once where it has. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** True once the first paint is over: for parts that the first screen does not need, which are then rendered in slices. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
