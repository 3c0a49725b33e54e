import type { Translation } from './languages.ts';
import type { Texts } from './texts.ts';

const files = import.meta.glob<Texts>('./*/*.gen.json', { import: 'default' });

/** The parts of the portal whose texts are loaded together, each after the folder of src that they stand in. */
export const areas: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.gen.json'.length))),
];

const read = async (language: string, area: string): Promise<Texts> =>
  (await files[`./${language}/${area}.gen.json`]?.()) ?? {};

/** Loads the translations of one part of the portal. A part without texts has none. */
export async function loadTexts(language: Translation, area: string): Promise<Texts> {
  if (language !== 'pseudo') return read(language, area);
  const { pseudoTexts } = await import('./pseudo.ts');
  return pseudoTexts(await read('hi', area));
}
