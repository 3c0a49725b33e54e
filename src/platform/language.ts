import { createAtom, useSelector } from '@tanstack/react-store';
import { pageCatalog, startCatalog } from '../languages/catalog-names.ts';
import { type Language, type Translation, translations } from '../languages/languages.ts';
import { addTexts, startTexts } from '../languages/texts.ts';
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

/** The catalogs that are there in the chosen language. */
const loaded = new Set<string>();

/** Writes and draws in this language from now on, with these texts; others are still to be loaded. */
export function startLanguage(language: LanguageTag, addFirst?: () => void): void {
  const { direction, locale: tag } = languages.get(language)!;
  loaded.clear();
  startTexts(language, direction === 'rtl');
  addFirst?.();
  startLocale(tag);
  const root = globalThis.document?.documentElement;
  if (root) Object.assign(root, { lang: new Intl.Locale(tag).language, dir: direction });
  chosen.set(language);
}

/** Gets texts, of which there are none in English, and returns what adds them. The list of catalogs alone has 3 kB. */
async function load(language: LanguageTag, wanted?: readonly string[]): Promise<() => void> {
  if (language === 'en') return () => undefined;
  // The single file has no room for more fonts than its own.
  if (!import.meta.env.VITE_SINGLE_FILE) void import('../languages/scripts.css');
  const { laterCatalogs, loadTexts } = await import('../languages/catalogs.ts');
  const missing = (wanted ?? laterCatalogs).filter((name) => language !== chosen.get() || !loaded.has(name));
  const texts = await Promise.all(missing.map((name) => loadTexts(language, name)));
  return () =>
    missing.forEach((name, at) => {
      loaded.add(name);
      addTexts(texts[at] ?? {});
    });
}

async function add(wanted?: readonly string[]): Promise<void> {
  const language = chosen.get();
  const addLoaded = await load(language, wanted);
  if (language === chosen.get()) addLoaded();
}

const namesOf = (route: string) => [startCatalog, pageCatalog(route)];

/** Loads the texts of a page in the chosen language, before it is shown; there is nothing to wait for in English. */
export const loadPageTexts = (route: string): Promise<void> | undefined =>
  chosen.get() === 'en' ? undefined : add(namesOf(route));

/** Loads the texts of all that may open later. Where that fails, they are English until the next page. */
export const loadLaterTexts = (): Promise<void> => add().catch(() => undefined);

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
 * Changes to a language once its texts for this page are there, and keeps the choice for the next visit.
 * @param route the id of the route that is shown
 * @returns whether it is the language now: somebody may have chosen another one meanwhile
 */
export async function chooseLanguage(language: LanguageTag, route: string): Promise<boolean> {
  wish += 1;
  const own = wish;
  const addLoaded = await load(language, namesOf(route));
  if (own !== wish) return false;
  rememberLanguage(language);
  startLanguage(language, addLoaded);
  return true;
}
