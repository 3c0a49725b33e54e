import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { english, inCatalog, msg, plural, startTexts, t, translate } from './texts.ts';
import { startTranslations } from '#tests/translations.ts';

afterEach(() => startTexts(english));

describe('English texts', () => {
  it('An English text stands in the code, with its values', () => {
    expect(t`Delete ${'Asha'} and ${2} others?`).toBe('Delete Asha and 2 others?');
  });

  it.each([
    [0, '0 courses'],
    [1, '1 course'],
    [2, '2 courses'],
  ])('An English text has a form for %i', (count, text) => {
    expect(plural(count)`${count} course | ${count} courses`).toBe(text);
  });
});

describe('A name in a sentence from left to right', () => {
  it.each([
    ['Asha\u202e', '\u2068Asha\u202e\u2069'],
    ['Asha\u200f', '\u2068Asha\u200f\u2069'],
    ['\u0622\u0634\u0627', '\u2068\u0622\u0634\u0627\u2069'],
    // What would end its own isolation early, or a later one too late.
    ['Asha\u2069\u202e', '\u2068Asha\u202e\u2069'],
    ['Asha\u2067', '\u2068Asha\u2069'],
    // A name that closes what it opens is as it should be.
    ['Asha \u2067Rao\u2069', '\u2068Asha \u2067Rao\u2069\u2069'],
    ['Asha', 'Asha'],
  ])('A name in a sentence does not turn what stands behind it: %j', (name, shown) => {
    expect(t`Delete ${name} (3)?`).toBe(`Delete ${shown} (3)?`);
  });

  it('A sentence that is itself a part of one keeps its direction and that of the name in it', () => {
    expect(t`Not saved: ${t`Delete ${'Asha\u202e'}?`}`).toBe('Not saved: \u2066Delete \u2068Asha\u202e\u2069?\u2069');
  });
});

describe('Texts of another language', () => {
  beforeEach(() => {
    startTranslations('hi', {
      'Delete {0} of {1}?': '{1} से {0} हटाएँ?',
      Active: 'सक्रिय',
      '{0} course | {1} courses': ['{0} पाठ्यक्रम', '{0} पाठ्यक्रम हैं'],
    });
  });

  it('Values stand where another language wants them', () => {
    expect(t`Delete ${'A'} of ${'B'}?`).toBe('B से A हटाएँ?');
  });

  it('A count has the plural category of the language: Hindi says none as one', () => {
    const say = (count: number) => plural(count)`${count} course | ${count} courses`;
    expect([say(0), say(1), say(2)]).toEqual(['0 पाठ्यक्रम', '1 पाठ्यक्रम', '2 पाठ्यक्रम हैं']);
  });

  it('A text in data is translated, and one that nobody has translated stays English', () => {
    expect([translate(msg`Active`), translate('toString'), t`Not yet`]).toEqual(['सक्रिय', 'toString', 'Not yet']);
  });

  it('A value that looks like a hole of its sentence is left as it is', () => {
    expect(t`Delete ${'{1}'} of ${'{0}'}?`).toBe('{0} से {1} हटाएँ?');
  });

  it('A value keeps its direction in a sentence from right to left', () => {
    startTranslations('ur', { 'Delete {0}?': '{0} حذف کریں؟' }, true);
    expect(t`Delete ${'CS26001'}?`).toBe('\u2068CS26001\u2069 حذف کریں؟');
  });

  it('Another catalog counts for one writer alone, also where that fails', () => {
    const failing = () =>
      inCatalog(english, () => {
        throw new Error(translate('Active'));
      });
    expect(inCatalog(english, () => translate('Active'))).toBe('Active');
    expect(failing).toThrow('Active');
    expect(translate('Active')).toBe('सक्रिय');
  });
});
