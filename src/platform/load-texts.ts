import { chosenLanguage, pageLanguage } from './language.ts';
import type { LanguageTag } from './preferred-language.ts';

/*
 * In English nothing is loaded. The loading of other languages is itself loaded when somebody reads one.
 */

/**
 * Loads the texts of a page in the chosen language, before it is shown; there is nothing to wait for in English.
 * @returns the language that the page is to be written in
 */
export const loadPageTexts = (route: string): Promise<LanguageTag> | undefined =>
  chosenLanguage() === 'en'
    ? undefined
    : import('./language-texts.ts').then(({ loadPage }) => loadPage(chosenLanguage(), route));

/** Loads the texts of all that may open later. Where that fails, they are English until the next page. */
export const loadLaterTexts = (): Promise<void> | undefined =>
  pageLanguage() === 'en'
    ? undefined
    : import('./language-texts.ts').then(({ loadTexts }) => loadTexts(pageLanguage())).catch(() => undefined);
