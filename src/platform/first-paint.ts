/**
 * Resolves once the page shows its first text or picture; at once where nobody sees the page or the browser does not tell.
 * A frame that scripts know of (`requestAnimationFrame`) is on the screen only some 30 ms later.
 */
export function firstPaint(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A page in the background is not painted.
    document.addEventListener('visibilitychange', done, { once: true });
  });
}
