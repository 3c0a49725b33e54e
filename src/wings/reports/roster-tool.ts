import { msg, plural } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

/** What the roster offers for the selected students. */
export const accountsTool: StudentsTool = {
  label: msg`File for a learning platform`,
  titleOf: (count) =>
    plural(
      count,
    )`Learning platform: ${formatNumber(count)} Student | Learning platform: ${formatNumber(count)} Students`,
  size: 'xl',
  Part: lazyPanel(withTexts('reports', () => import('./AccountsFile.tsx').then((file) => file.AccountsFile))),
};
