import { plainDigits } from '#openapi/plain-digits.ts';

/*
 * What stands in a text and is not seen: it comes along where somebody copies from a page or a spreadsheet. Joiners
 * (U+200C, U+200D) are kept between letters, where many scripts need them.
 */
const unseen =
  /[\u034F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|(?<![^\0-\x7F])[\u200C\u200D]|[\u200C\u200D](?![^\0-\x7F])/g;

const otherSigns = /[^\0-\x7F]/;
const otherSpaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g;

/** A text without marks that nobody sees, its spaces ordinary ones, none at its ends. */
export function plainText(text: string): string {
  if (!otherSigns.test(text)) return text.trim();
  return text.replaceAll(unseen, '').replaceAll(otherSpaces, ' ').trim();
}

/** A name or a code as people compare it: neither its case nor spaces around it count. */
export const foldedWord = (text: string): string => text.trim().toLowerCase();

export const isSameWord = (a: string, b: string): boolean => foldedWord(a) === foldedWord(b);

const separators = /[\s()[\]\-\u2010-\u2015\u2212\uFF0D]/g;
/** +44 (0)20: the zero is dialled inside the country alone. */
const zeroAtHome = /^(\+[\d\s-]*)\(0\)/;

/**
 * A phone number as it is sent and stored: without the spaces, hyphens and brackets that people put between its digits,
 * which may be those of any script.
 * A text without a digit stays as it is, so that the rule can refuse it.
 */
export function plainPhone(text: string): string {
  const plain = plainDigits(plainText(text));
  return /\d/.test(plain) ? plain.replace(zeroAtHome, '$1').replaceAll(separators, '') : plain;
}
