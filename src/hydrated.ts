import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over HTML that was rendered when the portal was built, true from then on and everywhere else.
 * The HTML knows nobody's session, settings, window or data: what depends on them is drawn as in the HTML until this is
 * true, or React would throw the HTML away.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
