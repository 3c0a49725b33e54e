import { afterEach, expect, it } from 'vitest';
import { t } from '../languages/texts.ts';
import { startLanguage } from './language.ts';
import { loadPage } from './language-texts.ts';
import { withTexts } from './load-texts.ts';

afterEach(() => startLanguage('en'));

it('A part of the portal that opens later comes with its texts in the language of the page', async () => {
  startLanguage('hi');
  expect(t`Save a view`).toBe('Save a view');
  expect(await withTexts('views', async () => 'the part')()).toBe('the part');
  expect(t`Save a view`).toBe('दृश्य सहेजें');
});

it('A language that is chosen has the texts of a part that was opened before in English', async () => {
  await withTexts('reports', async () => 'the part')();
  startLanguage(await loadPage('hi', '/login'));
  expect(t`Form of the file`).toBe('फ़ाइल का रूप');
});

it('A part without texts in the language of the page opens in English', async () => {
  startLanguage('hi');
  expect(await withTexts('none', async () => t`Nothing of this is translated`)()).toBe('Nothing of this is translated');
});
