import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A stable function that calls the handler of the latest render, so that a memoised component which gets it does not
 * render again. It is for events and must not be called during a render.
 */
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
