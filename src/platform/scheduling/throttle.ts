/** How often the progress of long work is drawn. */
const INTERVAL_MS = 100;

/** Calls `tell` at most every tenth of a second: the first time at once, and always with the latest arguments at the end. */
export function throttle<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
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
    const wait = last + INTERVAL_MS - performance.now();
    if (wait <= 0) return call();
    if (!isWaiting) setTimeout(call, wait);
    isWaiting = true;
  };
}
