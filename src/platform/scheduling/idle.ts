/** How long a step takes, about. */
const STEP_MS = 5;

/**
 * Does some work while the browser has nothing else to do; never where it does not say when that is (Safari), so that
 * nothing may depend on it. One idle period of the browser, up to 50 ms, takes several steps.
 * @param step a part of the work, a few milliseconds of it; returns whether there is more
 * @returns how to stop it
 */
export function whenIdle(step: () => boolean): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => {};
  const run = (deadline: IdleDeadline) => {
    do {
      if (!step()) return;
    } while (deadline.timeRemaining() > STEP_MS);
    handle = requestIdleCallback(run);
  };
  let handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
