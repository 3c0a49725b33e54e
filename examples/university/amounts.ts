import type { Amounts } from '#src/platform/university.ts';

export const amounts: Amounts = {
  whole: 'Francs',
  hundredth: 'centimes',
  units: [
    [1_000_000_000, 'billion'],
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
  besideAmount: String.raw`chf|s?fr\.?|francs?`,
  besidePackage: String.raw`kchf|k`,
};
