/** What is neither a plain ASCII sign nor, as the grave accent, an apostrophe to somebody. */
const special = /[^\0-_a-\x7F]/;

const apostrophes = /[`\u00B4\u02B9\u02BB\u02BC\u02C8\u2018\u2019\u201B\u2032\u055A\uA78C\uFF07]/g;
/** Accents of Latin, Greek and Cyrillic letters, once they are apart from them, and marks that nobody sees. */
const marks = /[\u0300-\u036F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Letters that do not come apart, as people type them who have no such key. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', þ: 'th', ς: 'σ' }),
);
const whole = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/**
 * A text as it is searched: without regard to case, accents, the form of apostrophes, and whether letters are composed,
 * full-width or a ligature. What is typed and what is searched are both folded.
 */
export function foldText(text: string): string {
  if (!special.test(text)) return text.toLowerCase();
  return text
    .replaceAll(apostrophes, "'")
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(whole, (letter) => letters.get(letter) ?? letter);
}

const isSurrogate = (text: string, i: number) => {
  const unit = text.charCodeAt(i);
  return unit >= 0xd8_00 && unit <= 0xdf_ff;
};

/** Compares two texts by code points, as `localeCompare` returns it: the same on every machine, whatever its language. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i += 1;
  if (i === length) return a.length - b.length;
  // A sign beyond the first 65,536 is written as two surrogates, whose numbers are lower than those of some single signs.
  const order = Number(isSurrogate(a, i)) - Number(isSurrogate(b, i));
  return order || a.charCodeAt(i) - b.charCodeAt(i);
}
