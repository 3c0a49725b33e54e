import { isLater } from './catalog-names.ts';
import type { Translation } from './languages.ts';
import type { Catalog, Texts } from './texts.ts';

// The mock server loads its own, and a live build has no demo.
const files =
  import.meta.env.VITE_API_MODE === 'live'
    ? import.meta.glob<Texts>(['./*/*.gen.json', '!./*/server.gen.json', '!./*/demo.gen.json'], { import: 'default' })
    : import.meta.glob<Texts>(['./*/*.gen.json', '!./*/server.gen.json'], { import: 'default' });

/** The catalogs of what opens later. */
export const laterCatalogs: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.gen.json'.length))),
].filter(isLater);

/** Adds the translations of one part of the portal. A part without translations has none. */
export async function loadTexts(language: Translation, part: string, catalog: Catalog): Promise<void> {
  if (language === 'pseudo') catalog.find = (await import('./pseudo.ts')).disguised;
  else catalog.add((await files[`./${language}/${part}.gen.json`]?.()) ?? {});
}
