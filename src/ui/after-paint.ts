import { useEffect, useState } from 'react';

/** Long enough for the screen's own code to load first. An object, so that a test can do without the wait. */
export const paintDelay = { ms: 1000 };

/** Runs the task when the first screen has been painted and the browser is idle. Returns how to cancel it. */
export function afterPaint(task: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(task, { timeout: paintDelay.ms });
    else task();
  }, paintDelay.ms);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Runs the task when the page has loaded, or at once where it has. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** True once the first paint is over: for parts that the first screen does not need. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}
