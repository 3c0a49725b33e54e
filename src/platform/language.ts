import { createAtom, useSelector } from '@tanstack/react-store';
import { pageCatalog, startCatalog } from '../languages/catalog-names.ts';
import { type Language, type Translation, translations } from '../languages/languages.ts';
import { type Catalog, createCatalog, english, startTexts } from '../languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { startLocale } from './locale.ts';
import { type LanguageTag, rememberLanguage } from './preferred-language.ts';

/** The languages by their tag. */
export const languages: ReadonlyMap<LanguageTag, Language> = new Map<LanguageTag, Language>([
  ['en', { name: 'English', direction: 'ltr', locale: formats.locale, isRead: true }],
  ...[...formats.languages, 'pseudo' as const].map((tag): [Translation, Language] => [tag, translations[tag]]),
]);

const chosen = createAtom<LanguageTag>('en');

export const currentLanguage = (): LanguageTag => chosen.get();
export const useLanguage = (): LanguageTag => useSelector(chosen);

/** Calls back after each change of the language. @returns what ends that */
export function followLanguage(listener: () => void): () => void {
  const { unsubscribe } = chosen.subscribe(listener);
  return unsubscribe;
}

/** The texts of each language that was chosen since the page was opened, with what is loaded of them. */
const catalogs = new Map<LanguageTag, Catalog>([['en', english]]);
const loaded = new Set<string>();

function catalogOf(language: LanguageTag): Catalog {
  const made = catalogs.get(language) ?? createCatalog(language, languages.get(language)!.direction === 'rtl');
  catalogs.set(language, made);
  return made;
}

/** Writes and draws in this language from now on, with the texts that are loaded. */
export function startLanguage(language: LanguageTag): void {
  const { direction, locale: tag } = languages.get(language)!;
  startTexts(catalogOf(language));
  startLocale(tag);
  const root = globalThis.document?.documentElement;
  if (root) Object.assign(root, { lang: new Intl.Locale(tag).language, dir: direction });
  chosen.set(language);
}

/** Loads texts, of which there are none in English; the list of catalogs alone has 3 kB. */
async function load(language: LanguageTag, wanted?: readonly string[]): Promise<void> {
  if (language === 'en') return;
  // The single file has no room for more fonts than its own.
  if (!import.meta.env.VITE_SINGLE_FILE) void import('../languages/scripts.css');
  const { laterCatalogs, loadTexts } = await import('../languages/catalogs.ts');
  await Promise.all(
    (wanted ?? laterCatalogs).map(async (part) => {
      const name = `${language}/${part}`;
      if (loaded.has(name)) return;
      await loadTexts(language, part, catalogOf(language));
      loaded.add(name);
    }),
  );
}

/** The catalogs of what stands beside every page. */
const beside = new Set<string>();

const namesOf = (route: string) => [startCatalog, pageCatalog(route), ...beside];

/** Loads a catalog now, and with each language that is chosen later. Where that fails, its texts are English. */
export async function keepTexts(catalog: string): Promise<void> {
  beside.add(catalog);
  await load(chosen.get(), [catalog]).catch(() => undefined);
}

/** Loads the texts of a page in the chosen language, before it is shown; there is nothing to wait for in English. */
export const loadPageTexts = (route: string): Promise<void> | undefined =>
  chosen.get() === 'en' ? undefined : load(chosen.get(), namesOf(route));

/** Loads the texts of all that may open later. Where that fails, they are English until the next page. */
export const loadLaterTexts = (): Promise<void> => load(chosen.get()).catch(() => undefined);

/** Loads the texts of a page that is shown: parts of it that had been loaded later are drawn with it in another language. */
const loadShown = (language: LanguageTag, route: string) => Promise.all([load(language, namesOf(route)), load(language)]);

/** Loads the texts of a page in a language that may be chosen next. Where that fails, choosing it tries again, and says so. */
export const preloadTexts = (language: LanguageTag, route: string): Promise<unknown> =>
  loadShown(language, route).catch(() => undefined);

let holders = 0;

/**
 * Keeps the language as it is while something runs or is shown that would be lost with the page.
 * @returns what ends that
 */
export function holdLanguage(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

export const isLanguageHeld = (): boolean => holders > 0;

let wish = 0;

/**
 * Changes to a language once its texts are there, and keeps the choice for the next visit.
 * @param route the id of the route that is shown
 * @returns whether it is the language now: somebody may have chosen another one meanwhile
 */
export async function chooseLanguage(language: LanguageTag, route: string): Promise<boolean> {
  wish += 1;
  const own = wish;
  await loadShown(language, route);
  if (own !== wish) return false;
  rememberLanguage(language);
  // Where an element goes that has the focus, the browser lays out the page as it was once more.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  startLanguage(language);
  return true;
}
