import { createAtom, useSelector } from '@tanstack/react-store';
import { areas, loadTexts } from '../languages/catalogs.ts';
import { type Language, type Translation, translations } from '../languages/languages.ts';
import { addTexts, startTexts } from '../languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { whenUnused } from './scheduling.ts';
import { localStore } from './storage/safe-storage.ts';

/** The language of the code, or one of those that the university offers besides. */
export type LanguageTag = 'en' | Translation;

/** What a person may choose from, by its tag. */
export const languages: ReadonlyMap<LanguageTag, Language> = new Map<LanguageTag, Language>([
  ['en', { name: 'English', direction: 'ltr', locale: formats.locale, isRead: true }],
  ...formats.languages.map((tag): [Translation, Language] => [tag, translations[tag]]),
]);

export const isLanguage = (tag: string | undefined): tag is LanguageTag => languages.has(tag as LanguageTag);

const KEY = 'language';

const chosen = createAtom<LanguageTag>('en');

export const currentLanguage = (): LanguageTag => chosen.get();
export const useLanguage = (): LanguageTag => useSelector(chosen);

/** The locale of the person, for dates, order and lists. Numbers and amounts are written as the university writes them. */
export const locale = (): string => languages.get(chosen.get())!.locale;

/** The language of an earlier visit, or else the first that the browser asks for and the university offers. */
export function preferredLanguage(): LanguageTag {
  const stored = localStore.get(KEY) ?? undefined;
  if (isLanguage(stored)) return stored;
  const asked = (globalThis.navigator?.languages ?? []).map((tag) => tag.split('-')[0]);
  return asked.find(isLanguage) ?? 'en';
}

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
  const texts = await Promise.all(missing.map((area) => loadTexts(language as Translation, area)));
  return () =>
    missing.forEach((area, at) => {
      loaded.add(area);
      addTexts(texts[at] ?? {});
    });
}

/** Loads the texts of a page in the chosen language, and those of all others when the browser has nothing else to do. */
export async function loadPageTexts(wanted: readonly string[]): Promise<void> {
  const language = chosen.get();
  if (language === 'en') return;
  const add = async (some: readonly string[]) => {
    const added = await load(language, some);
    if (language === chosen.get()) added();
  };
  await add(wanted);
  whenUnused(() => void add(areas).catch(() => undefined));
}

let wish = 0;

/**
 * Changes to a language once its texts for this page are there, and keeps the choice for the next visit.
 * @returns whether it is the language now: somebody may have chosen another one meanwhile
 */
export async function chooseLanguage(language: LanguageTag, wanted: readonly string[]): Promise<boolean> {
  wish += 1;
  const own = wish;
  const added = await load(language, wanted);
  if (own !== wish) return false;
  localStore.set(KEY, language);
  startLanguage(language, added);
  return true;
}
