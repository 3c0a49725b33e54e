import { isLanguage, type LanguageTag } from '../platform/preferred-language.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';

/** In this tab's storage: a page that is loaded again before the login still knows it. */
const KEY = 'unsentLanguage';

/** The language that somebody has chosen in this tab, until their account has it. It goes before the one that the account has. */
export const unsentLanguage = {
  get(): LanguageTag | undefined {
    const tag = sessionStore.get(KEY) ?? undefined;
    return isLanguage(tag) ? tag : undefined;
  },
  set: (language: LanguageTag): unknown => sessionStore.set(KEY, language),
  /** The account has it, or somebody has logged out. */
  forget: (): unknown => sessionStore.remove(KEY),
};
