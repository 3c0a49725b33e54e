import { currentLanguage } from './language.ts';

/*
 * In English nothing is loaded. The loading of other languages is itself loaded when somebody reads one.
 */

/** Loads the texts of a page in the chosen language, before it is shown; there is nothing to wait for in English. */
export const loadPageTexts = (route: string): Promise<void> | undefined =>
  currentLanguage() === 'en'
    ? undefined
    : import('./language-texts.ts').then(({ loadTexts, textsOf }) => loadTexts(currentLanguage(), textsOf(route)));

/** Loads the texts of all that may open later. Where that fails, they are English until the next page. */
export const loadLaterTexts = (): Promise<void> | undefined =>
  currentLanguage() === 'en'
    ? undefined
    : import('./language-texts.ts').then(({ loadTexts }) => loadTexts(currentLanguage())).catch(() => undefined);
