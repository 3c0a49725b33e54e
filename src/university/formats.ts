import type { Formats } from '#src/platform/university.ts';

/** Section 9: amounts in ₹ with Indian grouping, packages in lakhs of rupees a year. */
export const formats: Formats = {
  locale: 'en-IN',
  currency: 'INR',
  symbol: '₹',
  packageUnit: 'LPA',
  packageNoun: 'lakhs',
  groupEnd: /\d(?=(?:\d\d)*\d{3}$)/g,
  groupSign: '$&,',
};
