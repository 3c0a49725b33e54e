import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { rich } from './rich.tsx';
import { english, startTexts } from './texts.ts';
import { startTranslations } from '#tests/translations.ts';

const link = (words: React.ReactNode) => <a href="/rules">{words}</a>;

describe('Sentences with elements', () => {
  afterEach(() => startTexts(english));

  it('Elements and values stand where the English sentence has them', () => {
    expect(renderToStaticMarkup(<>{rich({ link })`Read <link>the rules of ${'Asha'}</link> first.`}</>)).toBe(
      'Read <a href="/rules">the rules of Asha</a> first.',
    );
  });

  it('Elements and values stand where another language wants them', () => {
    startTranslations('hi', { 'Read <link>the rules of {0}</link> first.': 'पहले <link>{0} के नियम</link> पढ़ें।' });
    expect(renderToStaticMarkup(<>{rich({ link })`Read <link>the rules of ${'Asha'}</link> first.`}</>)).toBe(
      'पहले <a href="/rules">Asha के नियम</a> पढ़ें।',
    );
  });

  it('A name with a sign that turns what stands behind it does so within itself alone', () => {
    expect(renderToStaticMarkup(<>{rich({ link })`Read <link>the rules of ${'Asha\u202e'}</link> first.`}</>)).toBe(
      'Read <a href="/rules">the rules of \u2068Asha\u202e\u2069</a> first.',
    );
  });

  it('Markup in a value or in a translation stays text', () => {
    startTranslations('hi', { 'Read <link>{0}</link>': '<b>पढ़ें</b> <link>{0}</link>' });
    expect(renderToStaticMarkup(<>{rich({ link })`Read <link>${'<link>this</link>'}</link>`}</>)).toBe(
      '&lt;b&gt;पढ़ें&lt;/b&gt; <a href="/rules">&lt;link&gt;this&lt;/link&gt;</a>',
    );
  });
});
