import type { Amounts } from '#src/platform/university.ts';

/** Rupees, with the units of Indian English. */
export const amounts: Amounts = {
  whole: 'Rupees',
  hundredth: 'paise',
  units: [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
  besideAmount: String.raw`₹|rs\.?|inr|rupees?`,
  besidePackage: String.raw`lpa|lakhs?|lacs?|l`,
};
