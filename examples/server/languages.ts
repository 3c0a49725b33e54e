/** The languages that the server answers in: English, and each that has a catalog in the folder `languages`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalog, type Texts } from '../../src/languages/catalog.ts';
import { type Translation, translations } from '../../src/languages/languages.ts';
import { type Catalog, english, inCatalog } from '../../src/languages/texts.ts';

export { plural, t, translate } from '../../src/languages/texts.ts';

/** A sentence that is not written before it is sent: until then, requests in other languages are answered too. */
export type Sentence = () => string;

const folder = join(import.meta.dirname, 'languages');

function catalogIn(file: string): [language: string, Catalog] {
  const language = file.split('.')[0] as Translation;
  const catalog = createCatalog(language, translations[language].direction === 'rtl');
  catalog.add(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts);
  return [language, catalog];
}

const catalogs = new Map<string, Catalog>([['en', english], ...readdirSync(folder).map(catalogIn)]);

export const languages: readonly string[] = [...catalogs.keys()];

/** How dates are written in a language; in English as in India. */
export const localeOf = (language: string): string =>
  catalogs.has(language) && language in translations ? translations[language as Translation].locale : 'en-IN';

/** Writes in a language, without waiting; in English where the server does not have it. */
export const inLanguage = <T>(language: string, write: () => T): T =>
  inCatalog(catalogs.get(language) ?? english, write);
