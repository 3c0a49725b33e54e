import { afterEach, expect, it } from 'vitest';
import { english as englishTexts, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { UnreadableWorkbook } from './problems.ts';

afterEach(() => startTexts(englishTexts));

it('What a worker found wrong with a workbook is said in the language of the page', () => {
  const { problem } = new UnreadableWorkbook('tooManyColumns', 3, 'Sheet1', 1200);
  const english = 'Row {0} of the sheet “{1}” has {2} columns; up to {3} can be imported.';
  startTranslations('hi', {
    [`${english} Leave out those that are not about students.`]: '{1}, {0}: {2} कॉलम, {3} तक',
  });
  expect(new UnreadableWorkbook(...structuredClone(problem)).message).toBe('Sheet1, 3: 1,200 कॉलम, 500 तक');
});
