import { isLater } from './catalog-names.ts';
import type { Translation } from './languages.ts';
import type { Texts } from './texts.ts';

const files = import.meta.glob<Texts>('./*/*.gen.json', { import: 'default' });

/** The catalogs of what opens later. */
export const laterCatalogs: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.gen.json'.length))),
].filter(isLater);

const read = async (language: string, catalog: string): Promise<Texts> =>
  (await files[`./${language}/${catalog}.gen.json`]?.()) ?? {};

/** Loads the translations of one catalog. One that is not there has none. */
export async function loadTexts(language: Translation, catalog: string): Promise<Texts> {
  if (language !== 'pseudo') return read(language, catalog);
  const { pseudoTexts } = await import('./pseudo.ts');
  return pseudoTexts(await read('hi', catalog));
}
