import { msg } from '#src/languages/texts.ts';
import type { Translation } from '#src/languages/languages.ts';
import type { Amounts } from '#src/platform/university.ts';

/** Swiss francs, and groups of three digits with an apostrophe between them: CHF 1'234.50. */
export const formats = {
  // What people may read besides English, the language of the portal's code.
  languages: ['de'] as readonly Translation[],
  locale: 'en-CH',
  currency: 'CHF',
  symbol: 'CHF',
  packageUnit: 'kCHF',
  packageNoun: msg`thousand francs`,
  groupEnd: /\d(?=(?:\d{3})+$)/g,
  groupSign: "$&'",
};

export const amounts: Amounts = {
  whole: msg`Francs`,
  besideAmount: String.raw`chf|s?fr\.?|francs?`,
  besidePackage: String.raw`kchf|k`,
};

export const samples = {
  rollNo: 'AL-26-001',
  importedRollNo: 'AL-26-101',
  department: 'Computer Science',
  phone: '+41815551234',
  courseCode: 'BSC-INF',
};
