import type { Formats } from '#src/platform/university.ts';

/** Swiss francs, and groups of three digits with an apostrophe between them: CHF 1'234.50. */
export const formats: Formats = {
  locale: 'en-CH',
  currency: 'CHF',
  symbol: 'CHF',
  packageUnit: 'kCHF',
  packageNoun: 'thousand francs',
  groupEnd: /\d(?=(?:\d{3})+$)/g,
  groupSign: "$&'",
};
