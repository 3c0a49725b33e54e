import { msg } from '#src/languages/texts.ts';

/** The rule of `splitName`, for whoever is to check the names before a file is made. */
export const SPLIT_RULE: string = msg`The last word of a name is the family name. A name of one word gets a dot (.) for a family name, since platforms refuse an empty one.`;

/** No hyphen, which would look like the beginning of a formula. */
const NONE = '.';

export const isOneWord = (name: string): boolean => !/\S\s+\S/.test(name);

/** A name in the two parts that platforms ask for. */
export function splitName(name: string): readonly [given: string, family: string] {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? words.pop() : undefined;
  return [words.join(' ') || NONE, family ?? NONE];
}
