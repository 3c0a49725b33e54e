import { afterEach, expect, it } from 'vitest';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { shownReason, storedReason } from './rejection-reasons.ts';

afterEach(() => startTexts(english));

const reason = 'The mark sheet could not be verified.';

it('Each reads a suggested reason in the own language, whatever language it was chosen in', () => {
  startTranslations('hi', { [reason]: 'अंकपत्र का सत्यापन नहीं हो सका।' });
  const stored = storedReason(' अंकपत्र का सत्यापन नहीं हो सका।\n');
  expect(shownReason(stored)).toBe('अंकपत्र का सत्यापन नहीं हो सका।');
  startTranslations('ur', { [reason]: 'مارک شیٹ کی تصدیق نہیں ہو سکی۔' });
  expect(shownReason(stored)).toBe('مارک شیٹ کی تصدیق نہیں ہو سکی۔');
  startTexts(english);
  expect(shownReason(stored)).toBe(reason);
});

it('A reason that somebody wrote is stored and shown as it was written', () => {
  startTranslations('hi', { Other: 'अन्य' });
  expect(storedReason('अंकपत्र नहीं मिला।')).toBe('अंकपत्र नहीं मिला।');
  expect([shownReason('Other'), shownReason(undefined)]).toEqual(['Other', '']);
});
