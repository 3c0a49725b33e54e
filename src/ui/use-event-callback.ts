import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that calls the latest render's handler: for events, and never during a render. */
export function useEventCallback<Arguments extends readonly unknown[], Result>(
  handler: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(handler);
  // Before the layout effects, which may call it.
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
