declare global {
  interface Window {
    /** The longest that a press has waited for the next paint, in milliseconds: Interaction to Next Paint. */
    answer: number;
  }
}

/** Runs in the page before anything else, and notes how long presses wait for an answer. Less than 16 ms is not told. */
export function noteAnswers(): void {
  window.answer = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.answer = Math.max(window.answer, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
