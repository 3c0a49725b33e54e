import { msg, plural } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

/** What the roster offers for the selected students. */
export const lettersTool: StudentsTool = {
  label: msg`Letters`,
  titleOf: (count) =>
    plural(count)`Letters to ${formatNumber(count)} Student | Letters to ${formatNumber(count)} Students`,
  size: 'lg',
  Part: lazyPanel(withTexts('papers', () => import('./SelectedLetters.tsx').then((file) => file.SelectedLetters))),
};
