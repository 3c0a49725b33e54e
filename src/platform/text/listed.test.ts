import { afterEach, describe, expect, it } from 'vitest';
import { english, startTexts, t } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { formats } from '#src/university/formats.ts';
import { startLocale } from '../locale.ts';
import { listed, listedWithAnd } from './listed.ts';

afterEach(() => {
  startTexts(english);
  startLocale(formats.locale);
});

const words = ['A', 'B', 'C'];

describe('Words in a list', () => {
  it('Listed words stand one after the other in English, or with an “and”', () => {
    expect([listed(words), listedWithAnd(words), listed(['A']), listed([])]).toEqual([
      'A, B, C',
      'A, B and C',
      'A',
      '',
    ]);
  });

  it('A sign in a listed word that nobody sees does not turn the words behind it', () => {
    expect(listed(['A\u202e', 'B\u200f', 'C'])).toBe('\u2068A\u202e\u2069, \u2068B\u200f\u2069, C');
  });

  it('A list in Hindi has no “and” where there is none in English', () => {
    startTranslations('hi', {});
    startLocale('hi-IN-u-nu-latn');
    expect(listed(words)).toBe('A, B, C');
    expect(listedWithAnd(words)).toContain('और C');
  });

  it('A list in Urdu has the comma of Urdu, each of its words its own direction, and the whole that of the sentence', () => {
    startTranslations('ur', { ', ': '، ', 'Left out: {0}.': 'چھوڑے گئے: {0}۔' }, true);
    startLocale('ur-IN-u-nu-latn');
    expect(listed(words)).toBe('\u2068A\u2069، \u2068B\u2069، \u2068C\u2069');
    expect(t`Left out: ${listed(['A', 'B'])}.`).toBe('چھوڑے گئے: \u2067\u2068A\u2069، \u2068B\u2069\u2069۔');
    expect(listedWithAnd(words)).toContain('اور \u2068C\u2069');
  });
});
