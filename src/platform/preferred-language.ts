import type { Translation } from '../languages/languages.ts';
import { formats } from '#src/university/formats.ts';
import { localStore } from './storage/safe-storage.ts';

/** The language of the code, or one of those that the university offers besides. */
export type LanguageTag = 'en' | Translation;

export const isLanguage = (tag: string | undefined): tag is LanguageTag =>
  tag === 'en' ||
  (tag === 'pseudo' && import.meta.env.VITE_API_MODE !== 'live') ||
  formats.languages.some((one) => one === tag);

const PREFIX = /^\/([^/]+)(?=\/|$)/;

/** The language that the address of a public page names, such as `/hi/courses`; none where it is English. */
export function languageOf(pathname: string): Translation | undefined {
  const tag = PREFIX.exec(pathname)?.[1];
  return isLanguage(tag) && tag !== 'en' ? tag : undefined;
}

/** The address of the same page without the language in it. */
export const withoutLanguage = (pathname: string): string =>
  languageOf(pathname) ? pathname.replace(PREFIX, '') || '/' : pathname;

const KEY = 'language';

/** Keeps a person's choice for the next visit. */
export const rememberLanguage = (language: LanguageTag): boolean => localStore.set(KEY, language);

/** The language that a link of the demo asks for. */
const askedByLink = (): string | undefined =>
  import.meta.env.VITE_API_MODE === 'live'
    ? undefined
    : (new URLSearchParams(globalThis.location?.search).get('language') ?? undefined);

/** The language that a link of the demo asks for, or that an earlier visit has chosen. */
const knownLanguage = (): LanguageTag | undefined => [askedByLink(), localStore.get(KEY) ?? undefined].find(isLanguage);

/** The known language, or else the first that the browser asks for and the university offers. */
export function preferredLanguage(): LanguageTag {
  const asked = () => (globalThis.navigator?.languages ?? []).map((tag) => tag.split('-')[0]);
  return knownLanguage() ?? asked().find(isLanguage) ?? 'en';
}

/**
 * The language that a visit begins in. One that a link or the address names is that of somebody who has not chosen yet, also
 * on pages whose address names none.
 */
export function firstLanguage(pathname: string): LanguageTag {
  const named = languageOf(pathname);
  const chosen = knownLanguage() ?? named;
  if (chosen) rememberLanguage(chosen);
  return [askedByLink(), named].find(isLanguage) ?? preferredLanguage();
}

/** What a request says of it (contract, Languages). No server has the disguise of tests; all of them have English. */
export const acceptLanguage = (language: LanguageTag): string =>
  language === 'en' || language === 'pseudo' ? 'en' : `${language}, en;q=0.5`;
