import { t } from '#src/languages/texts.ts';

/** Words beside each other in a heading. A list would have “and” before its last word in some languages. */
export const joinedWords = (words: readonly string[]): string => words.reduce((before, word) => t`${before}, ${word}`);
