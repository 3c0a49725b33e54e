import { expect, it } from 'vitest';
import { plainDigits } from './plain-digits.ts';

it.each([
  ['Devanagari', '०१२३४५६७८९', '0123456789'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['mathematical', '𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['full-width, with their signs,', '＋９１（２０）５，０００．５％', '+91(20)5,000.5%'],
  ['Arabic, with their signs,', '١٬٢٣٤٫٥٪', '1,234.5%'],
  ['of several scripts among letters', 'शुल्क ०4٤', 'शुल्क 044'],
])('Digits that are %s are those of ASCII', (_, text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});

it.each(['1,20,000.50', '', 'x²', '½', 'Ⅳ', '①', '日', 'é'])('The text %j has no digit of another script', (text) => {
  expect(plainDigits(text)).toBe(text);
});
