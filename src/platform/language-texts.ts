import type { GrowingCatalog } from '../languages/catalog.ts';
import { hasTexts, loadTexts as loadPart, newCatalog } from '../languages/catalogs.ts';
import { pageCatalog, startCatalog } from '../languages/catalog-names.ts';
import type { Translation } from '../languages/languages.ts';
import { keepCatalog, languageInfo, opened, pageLanguage, startLanguage } from './language.ts';
import { type LanguageTag, rememberLanguage } from './preferred-language.ts';

/*
 * Loads what the languages besides English need. It is loaded itself when somebody reads one of them: the list of catalogs
 * alone has 3 kB.
 */

const catalogs = new Map<LanguageTag, Promise<GrowingCatalog>>();
const loaded = new Set<string>();

function catalogOf(language: Translation): Promise<GrowingCatalog> {
  const known = catalogs.get(language);
  if (known) return known;
  const made = newCatalog(language).then((catalog) => {
    keepCatalog(language, catalog);
    return catalog;
  });
  catalogs.set(language, made);
  return made;
}

/** Loads parts of the texts of a language. There are none in English. */
export async function loadTexts(language: LanguageTag, parts: readonly string[]): Promise<void> {
  if (language === 'en') return;
  // The single file has no room for more fonts than its own.
  if (!import.meta.env.VITE_SINGLE_FILE) void import('../languages/scripts.css');
  const catalog = await catalogOf(language);
  await Promise.all(
    parts.map(async (part) => {
      const name = `${language}/${part}`;
      if (loaded.has(name)) return;
      if (await loadPart(language, part, catalog)) loaded.add(name);
    }),
  );
}

/** Whether a catalog is loaded in the language of the page, or is none because that is English. */
export const hasPageTexts = (catalog: string): boolean =>
  pageLanguage() === 'en' || loaded.has(`${pageLanguage()}/${catalog}`);

/** The catalogs of a page, and of what stands beside it or may be drawn on it at once. */
const textsOf = (route: string): readonly string[] => [startCatalog, pageCatalog(route), ...opened];

/** The language that a page is written in for somebody who has chosen this one. */
const languageOfPage = (language: LanguageTag, route: string): LanguageTag =>
  language === 'en' || languageInfo(language).isWhole || hasTexts(language, pageCatalog(route)) ? language : 'en';

/** Loads the texts of a page. @returns the language that it is to be written in */
export async function loadPage(wanted: LanguageTag, route: string): Promise<LanguageTag> {
  const language = languageOfPage(wanted, route);
  await loadTexts(language, textsOf(route));
  return language;
}

/** Loads the texts of a page in a language that may be chosen next. Where that fails, choosing it tries again, and says so. */
export const preloadTexts = (language: LanguageTag, route: string): Promise<unknown> =>
  loadPage(language, route).catch(() => undefined);

let wish = 0;

/**
 * Loads the texts of a language that somebody has chosen.
 * @param route the id of the route that is shown
 * @returns what draws in it and keeps it for the next visit; undefined where another one was chosen meanwhile
 */
export async function loadLanguage(language: LanguageTag, route: string): Promise<(() => void) | undefined> {
  wish += 1;
  const own = wish;
  const shown = await loadPage(language, route);
  if (own !== wish) return undefined;
  return () => {
    rememberLanguage(language);
    // Where an element goes that has the focus, the browser lays out the page as it was once more.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    startLanguage(language, shown);
  };
}
