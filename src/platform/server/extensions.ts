import { createAtom, useSelector } from '@tanstack/react-store';
import { extensions } from '#openapi/extensions.gen.ts';

// docs/going-live.md says what each does.
export { extensions };

/** What a server may offer beyond the documented operations. */
export type Extension = (typeof extensions)[number];

const isKnown = (name: string): name is Extension => extensions.some((extension) => extension === name);

/** The extensions among the names. Others are ignored, and named on the console: a newer portal may know them. */
function known(names: readonly string[]): ReadonlySet<Extension> {
  for (const name of names)
    if (!isKnown(name)) console.warn(`There is no extension “${name}”; those there are: ${extensions.join(', ')}.`);
  return new Set(names.filter(isKnown));
}

/**
 * What is there unless the host's config.json says otherwise: in a live build what it was built with, in a demo all but
 * `lists`, since its lists fit into the page.
 */
const builtIn = () =>
  import.meta.env.VITE_API_MODE === 'live'
    ? known((import.meta.env.VITE_EXTENSIONS ?? '').split(/[\s,]+/).filter(Boolean))
    : new Set(extensions.filter((name) => name !== 'lists'));

const offered = createAtom<ReadonlySet<Extension>>(builtIn());

const areKnown = createAtom(true);

/** A live build's config.json, which says what there is, is on its way: it may come after the first screen. */
export const awaitExtensions = (): void => areKnown.set(false);

/** Takes over which extensions the server has, by their names; undefined where nobody has said it. */
export function offerExtensions(names: readonly string[] | undefined): void {
  offered.set(names ? known(names) : builtIn());
  areKnown.set(true);
}

/**
 * Whether the server has the operations of an extension. Where it has not, no screen shows a way to them. A live build
 * learns it from its config.json, which may come after the first screen: components ask `useExtension`.
 */
export const hasExtension = (name: Extension): boolean => offered.get().has(name);

/** The same for a component, which is rendered again when the answer is another. */
export const useExtension = (name: Extension): boolean => useSelector(offered, (names) => names.has(name));

export const useExtensions = (): ReadonlySet<Extension> => useSelector(offered);

/** Whether it is known what the server has: what depends on it, such as how a list is asked for, waits until then. */
export const useExtensionsKnown = (): boolean => useSelector(areKnown);

export function extensionsKnown(): Promise<void> {
  if (areKnown.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const { unsubscribe } = areKnown.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}
