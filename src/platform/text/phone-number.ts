import { plainText } from './plain-text.ts';

const separators = /[\s()[\]\-\u2010-\u2015\u2212\uFF0D]/g;
/** +44 (0)20: the zero is dialled inside the country alone. */
const zeroAtHome = /^(\+[\d\s-]*)\(0\)/;

/**
 * A phone number as it is sent and stored: without the spaces, hyphens and brackets that people put between its digits.
 * A text without a digit stays as it is, so that the rule can refuse it.
 */
export function plainPhone(text: string): string {
  const plain = plainText(text);
  return /\d/.test(plain) ? plain.replace(zeroAtHome, '$1').replaceAll(separators, '') : plain;
}
