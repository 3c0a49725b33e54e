declare global {
  interface Window {
    /** The tasks that have blocked the page for 50 ms or more: begin and length, in milliseconds since the navigation. */
    tasks: { readonly begin: number; readonly length: number }[];
  }
}

/** Runs in the page before anything else, and notes its long tasks. */
export function noteLongTasks(): void {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.tasks.push({ begin: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
}
