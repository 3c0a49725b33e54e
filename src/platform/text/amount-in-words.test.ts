import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees zero only'],
  [7, 'Rupees seven only'],
  [19, 'Rupees nineteen only'],
  [20, 'Rupees twenty only'],
  [99, 'Rupees ninety-nine only'],
  [100, 'Rupees one hundred only'],
  [1001, 'Rupees one thousand one only'],
  [45_000, 'Rupees forty-five thousand only'],
  [103_000, 'Rupees one lakh three thousand only'],
  [148_250.5, 'Rupees one lakh forty-eight thousand two hundred fifty and fifty paise only'],
  [0.1 + 0.2, 'Rupees zero and thirty paise only'],
  [119_999.996, 'Rupees one lakh nineteen thousand nine hundred ninety-nine and ninety-nine paise only'],
  [10_000_000, 'Rupees one crore only'],
  [9_999_999.99, 'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only'],
])('₹%d is "%s" in words', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
