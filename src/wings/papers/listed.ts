import { locale } from '#src/platform/locale.ts';

/** Words one after the other, with the comma of the chosen language between them. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'unit' }).format(words);
