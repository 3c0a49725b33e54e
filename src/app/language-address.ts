import type { LocationRewrite } from '@tanstack/react-router';
import { currentLanguage, isLanguage, type LanguageTag } from '../platform/language.ts';

const PREFIX = /^\/([^/]+)(?=\/|$)/;

/** The language that an address of a public page names, such as `/hi/courses`; none where it is English. */
export function languageOf(pathname: string): LanguageTag | undefined {
  const tag = PREFIX.exec(pathname)?.[1];
  return isLanguage(tag) && tag !== 'en' ? tag : undefined;
}

/** The pages behind a login are one person's: their addresses are the same in each language. */
const isPublic = (pathname: string) => !/^\/(?:admin|student)(?:\/|$)/.test(pathname);

/** Puts the language into the address of a public page, so that whoever it is sent to reads the same. */
export const languageAddress: LocationRewrite = {
  input({ url }) {
    if (languageOf(url.pathname)) url.pathname = url.pathname.replace(PREFIX, '') || '/';
    return url;
  },
  output({ url }) {
    const language = currentLanguage();
    if (language !== 'en' && isPublic(url.pathname)) url.pathname = `/${language}${url.pathname}`;
    return url;
  },
};
