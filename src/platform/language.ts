import { createAtom, useSelector } from '@tanstack/react-store';
import { areas, loadTexts } from '../languages/catalogs.ts';
import { type Language, type Translation, translations } from '../languages/languages.ts';
import { addTexts, startTexts } from '../languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { type LanguageTag, rememberLanguage } from './preferred-language.ts';

/** The languages by their tag. */
export const languages: ReadonlyMap<LanguageTag, Language> = new Map<LanguageTag, Language>([
  ['en', { name: 'English', direction: 'ltr', locale: formats.locale, isRead: true }],
  ...[...formats.languages, 'pseudo' as const].map((tag): [Translation, Language] => [tag, translations[tag]]),
]);

const chosen = createAtom<LanguageTag>('en');

export const currentLanguage = (): LanguageTag => chosen.get();
export const useLanguage = (): LanguageTag => useSelector(chosen);

/** The locale of the person, for dates, order and lists. Numbers and amounts are written as the university writes them. */
export const locale = (): string => languages.get(chosen.get())!.locale;

/** The parts of the portal whose texts are there in the chosen language. */
const loaded = new Set<string>();

/** Writes and draws in this language from now on, with these texts; others are still to be loaded. */
export function startLanguage(language: LanguageTag, addFirst?: () => void): void {
  const { direction } = languages.get(language)!;
  loaded.clear();
  startTexts(language, direction === 'rtl');
  addFirst?.();
  const root = globalThis.document?.documentElement;
  if (root) Object.assign(root, { lang: language, dir: direction });
  chosen.set(language);
}

async function load(language: LanguageTag, wanted: readonly string[]): Promise<() => void> {
  const missing = language === 'en' ? [] : wanted.filter((area) => language !== chosen.get() || !loaded.has(area));
  // The single file has no room for more fonts than its own.
  if (language !== 'en' && !import.meta.env.VITE_SINGLE_FILE) void import('../languages/scripts.css');
  const texts = await Promise.all(missing.map((area) => loadTexts(language as Translation, area)));
  return () =>
    missing.forEach((area, at) => {
      loaded.add(area);
      addTexts(texts[at] ?? {});
    });
}

/** Loads the texts of some parts of the portal in the chosen language, of all parts unless said otherwise. */
export async function loadPageTexts(wanted: readonly string[] = areas): Promise<void> {
  const language = chosen.get();
  if (language === 'en') return;
  const add = await load(language, wanted);
  if (language === chosen.get()) add();
}

let wish = 0;

/**
 * Changes to a language once its texts for this page are there, and keeps the choice for the next visit.
 * @returns whether it is the language now: somebody may have chosen another one meanwhile
 */
export async function chooseLanguage(language: LanguageTag, wanted: readonly string[]): Promise<boolean> {
  wish += 1;
  const own = wish;
  const add = await load(language, wanted);
  if (own !== wish) return false;
  rememberLanguage(language);
  startLanguage(language, add);
  return true;
}
