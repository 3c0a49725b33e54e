import type { Translation } from './languages.ts';
import type { Texts } from './texts.ts';

const files = import.meta.glob<Texts>('./*/*.gen.json', { import: 'default' });

/** The parts of the portal whose texts are loaded together, each after the folder of src that they stand in. */
export const areas: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.gen.json'.length))),
];

/** Loads the translations of one part of the portal. A part without texts has none. */
export const loadTexts = async (language: Translation, area: string): Promise<Texts> =>
  (await files[`./${language}/${area}.gen.json`]?.()) ?? {};
