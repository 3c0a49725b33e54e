import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { languageInfo, pageLanguage } from '../platform/language.ts';

/**
 * Tells Chakra's dialogs and menus the direction of the page, which they take from a locale. It comes with them, so that no
 * page waits for it.
 */
export function DirectionProvider({ children }: { readonly children: ReactNode }) {
  const { direction } = languageInfo(pageLanguage());
  return <LocaleProvider locale={direction === 'rtl' ? 'ur' : 'en'}>{children}</LocaleProvider>;
}
