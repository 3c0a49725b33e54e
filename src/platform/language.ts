import { createAtom, useSelector } from '@tanstack/react-store';
import { type Language, translations } from '../languages/languages.ts';
import { type Catalog, english, startTexts } from '../languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { startLocale } from './locale.ts';
import type { LanguageTag } from './preferred-language.ts';

const englishInfo: Language = {
  name: 'English',
  direction: 'ltr',
  locale: formats.locale,
  isWhole: true,
  isRead: true,
};

export const languageInfo = (language: LanguageTag): Language =>
  language === 'en' ? englishInfo : translations[language];

/** What people may choose. An address leads to Pseudo. */
export const offeredLanguages = (): readonly LanguageTag[] => ['en', ...formats.languages];

/** What somebody has chosen. */
const chosen = createAtom<LanguageTag>('en');
/** What the page is written in: the chosen language, or English where the page is not translated. */
const written = createAtom<LanguageTag>('en');

export const chosenLanguage = (): LanguageTag => chosen.get();
export const useChosenLanguage = (): LanguageTag => useSelector(chosen);

export const pageLanguage = (): LanguageTag => written.get();
export const usePageLanguage = (): LanguageTag => useSelector(written);

/** Calls back after each change of the page's language. @returns what ends that */
export function followLanguage(listener: () => void): () => void {
  const { unsubscribe } = written.subscribe(listener);
  return unsubscribe;
}

/** The texts of each language that was read since the page was opened. */
const catalogs = new Map<LanguageTag, Catalog>([['en', english]]);

/** The catalogs of what stands beside the page, or has been opened: a language that is chosen next has them too. */
export const opened = new Set<string>();

/** Takes the texts of a language, in which the page may be written already. */
export function keepCatalog(language: LanguageTag, catalog: Catalog): void {
  catalogs.set(language, catalog);
  if (written.get() === language) startTexts(catalog);
}

/** Writes and draws in this language from now on, with the texts that are loaded. */
export function writePageIn(language: LanguageTag): void {
  const { direction, locale: tag } = languageInfo(language);
  startTexts(catalogs.get(language) ?? english);
  startLocale(tag);
  const root = globalThis.document?.documentElement;
  if (root) Object.assign(root, { lang: new Intl.Locale(tag).language, dir: direction });
  written.set(language);
}

/** Chooses a language, and writes this page in it, or in English where the page is not translated. */
export function startLanguage(language: LanguageTag, page = language): void {
  chosen.set(language);
  writePageIn(page);
}
