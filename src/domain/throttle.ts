/** How often a page is told how far something is. */
const TELL_MS = 100;

/** Passes on one call in a tenth of a second, the first at once: ten thousand rows must not draw ten thousand times. */
export function throttle<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  let last = -Infinity;
  return (...args) => {
    if (performance.now() - last < TELL_MS) return;
    last = performance.now();
    tell(...args);
  };
}
