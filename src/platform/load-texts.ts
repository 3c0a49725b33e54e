import { chosenLanguage, opened, pageLanguage } from './language.ts';
import type { LanguageTag } from './preferred-language.ts';

/** In English nothing is loaded. What loads other languages is itself loaded when somebody reads one. */
const languageTexts = () => import('./language-texts.ts');

/**
 * Loads the texts of a page in the chosen language, before it is shown; there is nothing to wait for in English.
 * @returns the language that the page is to be written in
 */
export const loadPageTexts = (route: string): Promise<LanguageTag> | undefined =>
  chosenLanguage() === 'en' ? undefined : languageTexts().then(({ loadPage }) => loadPage(chosenLanguage(), route));

/** Loads a catalog now, and with each language that is chosen later. Where that fails, its texts are English until the next page. */
export function keepTexts(catalog: string): Promise<void> | undefined {
  opened.add(catalog);
  if (pageLanguage() === 'en') return undefined;
  return languageTexts()
    .then(({ loadTexts }) => loadTexts(pageLanguage(), [catalog]))
    .catch(() => undefined);
}

/**
 * Loads a part of the portal together with its texts. They have a catalog of their own, made of the imports that stand here;
 * the texts of what is imported elsewhere come with whatever imports it.
 * @param catalog its name
 */
export const withTexts =
  <Part>(catalog: string, load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), keepTexts(catalog)]);
    return part;
  };
