import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  firstLanguage,
  languageOf,
  preferredLanguage,
  rememberLanguage,
  withoutLanguage,
} from './preferred-language.ts';

describe('The language of a first visit', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [['ur-PK', 'en'], 'ur'],
    [['fr', 'hi-IN', 'ur'], 'hi'],
    [['en-GB', 'hi'], 'en'],
    [['ta'], 'en'],
  ])('A browser that asks for %j is answered in %s', (asked, language) => {
    vi.stubGlobal('navigator', { languages: asked });
    expect(preferredLanguage()).toBe(language);
  });

  it('A choice goes before what the browser asks for', () => {
    vi.stubGlobal('navigator', { languages: ['hi'] });
    rememberLanguage('en');
    expect(preferredLanguage()).toBe('en');
  });

  it('An address that names a language decides for somebody who has not chosen, and for others on that page alone', () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    expect([firstLanguage('/ur/courses'), firstLanguage('/admin/students')]).toEqual(['ur', 'ur']);
    rememberLanguage('en');
    expect([firstLanguage('/ur/courses'), firstLanguage('/admin/students')]).toEqual(['ur', 'en']);
  });

  it.each([
    ['/admin/students', 'ur', 'ur'],
    ['/ur/courses', 'en', 'en'],
    ['/hi/courses', 'xx', 'hi'],
  ])('On %s, a link of the demo that asks for the language %s is answered in %s', (path, asked, language) => {
    rememberLanguage('hi');
    vi.stubGlobal('location', { search: `?as=staff&language=${asked}` });
    expect(firstLanguage(path)).toBe(language);
    expect(preferredLanguage()).toBe(asked === 'xx' ? 'hi' : asked);
    vi.stubGlobal('location', { search: '' });
    expect(preferredLanguage()).toBe(language);
  });

  it('A stored language that the university does not offer any more counts for nothing', () => {
    vi.stubGlobal('navigator', { languages: ['hi'] });
    stored.set('language', 'xx');
    expect(preferredLanguage()).toBe('hi');
  });
});

describe('The language in an address', () => {
  it.each([
    ['/hi/courses', 'hi', '/courses'],
    ['/ur', 'ur', '/'],
    ['/ur/', 'ur', '/'],
    ['/courses', undefined, '/courses'],
    ['/fr/courses', undefined, '/fr/courses'],
    ['/en/courses', undefined, '/en/courses'],
    ['/history', undefined, '/history'],
    ['/toString/courses', undefined, '/toString/courses'],
  ])('%s is in %s, and the page %s', (address, language, page) => {
    expect([languageOf(address), withoutLanguage(address)]).toEqual([language, page]);
  });
});
