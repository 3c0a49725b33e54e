import { createCatalog, type GrowingCatalog, type Texts } from './catalog.ts';
import { type Translation, translations } from './languages.ts';

// The mock server loads its own, and a live build has no demo.
const files =
  import.meta.env.VITE_API_MODE === 'live'
    ? import.meta.glob<Texts>(['./*/*.gen.json', '!./*/server.gen.json', '!./*/demo.gen.json'], { import: 'default' })
    : import.meta.glob<Texts>(['./*/*.gen.json', '!./*/server.gen.json'], { import: 'default' });

const loaderOf = (language: Translation, part: string) => files[`./${language}/${part}.gen.json`];

/** Whether a part of the portal is translated. */
export const hasTexts = (language: Translation, part: string): boolean => loaderOf(language, part) !== undefined;

/** A catalog of a language, without texts at first. */
export async function newCatalog(language: Translation): Promise<GrowingCatalog> {
  if (language === 'pseudo') return (await import('./pseudo.ts')).pseudo;
  return createCatalog(language, translations[language].direction === 'rtl');
}

/**
 * Adds the translations of one part of the portal to the catalog of a language. Pseudo needs none.
 * @returns whether it has any
 */
export async function loadTexts(language: Translation, part: string, catalog: GrowingCatalog): Promise<boolean> {
  const texts = await loaderOf(language, part)?.();
  if (texts) catalog.add(texts);
  return texts !== undefined || language === 'pseudo';
}
