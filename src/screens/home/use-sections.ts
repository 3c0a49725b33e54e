import { type ComponentType, startTransition, useEffect, useState } from 'react';

const load = () => import('./sections/HomeSections.tsx');

/**
 * The page below its first screen, which is not even asked for before that has been painted, and which is drawn in
 * slices, so that the first screen answers meanwhile. Where its code does not arrive, the page stands without it.
 */
export function useSections() {
  const [Sections, setSections] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return;
    let wanted = true;
    const fetch = () =>
      load().then(
        ({ HomeSections }) => wanted && startTransition(() => setSections(() => HomeSections)),
        () => wanted && setFailed(true),
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void fetch());
    });
    return () => {
      wanted = false;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [failed]);

  return { Sections, failed, retry: () => setFailed(false) };
}
