/** How often the progress of long work is drawn. */
const INTERVAL_MS = 100;

/**
 * Calls `tell` at most once in an interval (milliseconds), which is a tenth of a second unless told: the first time at
 * once, and always with the latest arguments at the end.
 */
export function throttle<Args extends unknown[]>(
  tell: (...args: Args) => void,
  interval = INTERVAL_MS,
): (...args: Args) => void {
  let last = -Infinity;
  let latest: Args;
  let isWaiting = false;
  const call = () => {
    isWaiting = false;
    last = performance.now();
    tell(...latest);
  };
  return (...args) => {
    latest = args;
    const wait = last + interval - performance.now();
    if (wait <= 0) return call();
    if (!isWaiting) setTimeout(call, wait);
    isWaiting = true;
  };
}
