import { oneOfParam, readParams } from '#src/records/search-params.ts';

// Apart from the letters: every visitor downloads what reads a URL, and not their texts.

export const letterKinds = ['bonafide', 'transfer', 'fee', 'free'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The letter that is open in the editor; the first needs no word. */
export const letterSearch = readParams({ letter: oneOfParam(letterKinds) });
