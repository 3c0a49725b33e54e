import { isolate, msg, translate } from '#src/languages/texts.ts';
import { locale } from '../locale.ts';

const BETWEEN = msg`, `;

/** Words one after the other, each with its own direction: `A, B, C`. A list of Intl has an “and” in some languages. */
export const listed = (words: readonly string[]): string => words.map(isolate).join(translate(BETWEEN));

/** Words as they stand in a sentence: `A, B and C`. */
export const listedWithAnd = (words: readonly string[]): string =>
  new Intl.ListFormat(locale()).format(words.map(isolate));
