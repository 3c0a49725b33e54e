/** Between two steps, where the browser does not say when it is idle. */
const PAUSE_MS = 50;

/**
 * Does some work while the browser has nothing else to do.
 * @param step a part of the work, a few milliseconds of it; returns whether there is more
 * @returns how to stop it
 */
export function whenIdle(step: () => boolean): () => void {
  let stop = () => {};
  const run = () => {
    if (step()) wait();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(run);
      stop = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(run, PAUSE_MS);
      stop = () => clearTimeout(timer);
    }
  };
  wait();
  return () => stop();
}
