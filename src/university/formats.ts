import { msg } from '#src/languages/texts.ts';
import type { Translation } from '#src/languages/languages.ts';
import type { Amounts } from '#src/platform/university.ts';

/**
 * Section 9: amounts in ₹ with Indian grouping, packages in lakhs of rupees a year. The amounts of the contract are in
 * rupees, so that another server has to say so.
 */
export const formats = {
  // What people may read besides English, the language of the portal's code.
  languages: ['hi', 'ur'] as readonly Translation[],
  locale: 'en-IN',
  currency: 'INR',
  symbol: '₹',
  packageUnit: 'LPA',
  packageNoun: msg`lakhs`,
  // The digits of a whole number that a sign stands behind, and that sign in a replacement; as the locale has them.
  groupEnd: /\d(?=(?:\d\d)*\d{3}$)/g,
  groupSign: '$&,',
};

export const amounts: Amounts = {
  whole: msg`Rupees`,
  besideAmount: String.raw`₹|₨|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?|रू\.?`,
  besidePackage: String.raw`lpa|lakhs?|lacs?|l`,
};

export const samples = {
  rollNo: 'CS26001',
  importedRollNo: 'CS26101',
  department: 'Computer Science',
  phone: '+919876543210',
  courseCode: 'BT-CSE',
};
