import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A handler that stays the same function and does what the latest drawing's one would: what is given to a memoised
 * component is no reason to draw it again. It is for events, and not to be called while something is drawn.
 */
export function useEventCallback<Arguments extends readonly unknown[], Result>(
  handler: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(handler);
  // Before the effects of the layout, which may call it.
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
