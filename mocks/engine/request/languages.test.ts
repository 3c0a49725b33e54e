import { describe, expect, it, vi } from 'vitest';
import { t } from '#src/languages/texts.ts';
import { inLanguage, requestedLanguage, withTexts } from './languages.ts';

describe('The language that a request is answered in', () => {
  it.each([
    ['the only one that it asks for', 'ur', 'ur'],
    ['the first of equals', 'hi, ur', 'hi'],
    ['the one with the highest weight', 'en;q=0.5, hi;q=0.7, ur;q=0.9', 'ur'],
    ['one without a weight before those that have one', 'ur;q=0.9, hi', 'hi'],
    ['whatever its case and region', 'UR-pk', 'ur'],
    ['whatever spaces stand in it', ' hi ; q = 0.2 , ur ; q=0.4 ', 'ur'],
    ['not one of no weight', 'ur;q=0, hi;q=0.1', 'hi'],
    ['not one whose weight is no number', 'ur;q=high, hi;q=0.1', 'hi'],
    ['the next best where the server does not have the best', 'xx, fr;q=0.9, ur;q=0.1', 'ur'],
    ['English before others that it likes less', 'en, ur;q=0.9', 'en'],
    ['English where it asks for none that the server has', 'xx', 'en'],
    ['English where it takes any', '*', 'en'],
    ['English where it asks for what objects inherit', 'constructor', 'en'],
    ['English for the disguise of tests', 'pseudo', 'en'],
    ['English where it says nothing', undefined, 'en'],
  ])('The language that a request is answered in is %s', (_, asked, language) => {
    const headers = new Headers(asked === undefined ? {} : { 'Accept-Language': asked });
    expect(requestedLanguage({ headers })).toBe(language);
  });
});

describe('What is written in a language', () => {
  it('The texts of a language are loaded when something lacks them, which is then done again', async () => {
    // Another file of tests may have loaded them before.
    vi.resetModules();
    const { t } = await import('#src/languages/texts.ts');
    const server = await import('./languages.ts');
    const write = () => server.inLanguage('ur', () => t`Please sign in to continue`);
    expect(write).toThrow('The texts in ur are not loaded');
    const work = vi.fn(async () => write());
    const written = await server.withTexts(work);
    expect(written).toMatch(/\p{Script=Arabic}/u);
    expect(work).toHaveBeenCalledTimes(2);
    expect(write()).toBe(written);
    expect(t`Please sign in to continue`).toBe('Please sign in to continue');
  });

  it('A language that nobody has translated is English', () => {
    const sentence = () => t`Please sign in to continue`;
    expect(inLanguage('xx', (language) => [language, sentence()])).toEqual(['en', 'Please sign in to continue']);
  });

  it('What fails for another reason is not done again', async () => {
    const work = vi.fn(() => Promise.reject(new Error('The disk is full')));
    await expect(withTexts(work)).rejects.toThrow('The disk is full');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
