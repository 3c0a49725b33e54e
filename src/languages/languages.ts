/** The languages that the portal's own texts are translated into. Each has a folder here. */
export interface Language {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** For numbers, dates and order, with the digits that are used in offices. */
  readonly locale: string;
  /** Every sentence is translated. Of a language in part, the pages that are not translated are in English. */
  readonly isWhole: boolean;
  /** Somebody who grew up with the language has read its texts. */
  readonly isRead: boolean;
}

export const translations = {
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de-CH', isWhole: false, isRead: false },
  hi: { name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN-u-nu-latn', isWhole: true, isRead: false },
  // Not for people: every text is changed, longer, and written from right to left.
  pseudo: { name: 'Pseudo', direction: 'rtl', locale: 'en', isWhole: true, isRead: true },
  ur: { name: 'اردو', direction: 'rtl', locale: 'ur-IN-u-nu-latn', isWhole: true, isRead: false },
} satisfies Readonly<Record<string, Language>>;

export type Translation = keyof typeof translations;
