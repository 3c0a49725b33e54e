import type { LocationRewrite } from '@tanstack/react-router';
import { chosenLanguage } from '../platform/language.ts';
import { withoutLanguage } from '../platform/preferred-language.ts';

/** The pages behind a login are one person's: their addresses are the same in each language. */
const isPublic = (pathname: string) => !/^\/(?:admin|student)(?:\/|$)/.test(pathname);

/** Puts the language into the address of a public page, so that whoever it is sent to reads the same. */
export const languageAddress: LocationRewrite = {
  input({ url }) {
    url.pathname = withoutLanguage(url.pathname);
    return url;
  },
  output({ url }) {
    const language = chosenLanguage();
    if (language === 'en' || !isPublic(url.pathname)) return url;
    // The one that is given stays the router's own, by which it knows that two addresses are of one page.
    const address = new URL(url);
    address.pathname = `/${language}${url.pathname.replace(/^\/$/, '')}`;
    return address;
  },
};
