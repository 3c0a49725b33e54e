/**
 * Does some work while the browser has nothing else to do; never where it does not say when that is (Safari), so that
 * nothing may depend on it.
 * @param step a part of the work, a few milliseconds of it; returns whether there is more
 * @returns how to stop it
 */
export function whenIdle(step: () => boolean): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => {};
  const run = () => {
    if (step()) handle = requestIdleCallback(run);
  };
  let handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
