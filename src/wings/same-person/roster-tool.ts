import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { msg, plural } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { withTexts } from '#src/platform/load-texts.ts';

/** What the roster offers for the selected students. */
export const samePersonTool: StudentsTool = {
  label: msg`Find duplicates`,
  titleOf: (count) =>
    plural(count)`Duplicates among ${formatNumber(count)} Student | Duplicates among ${formatNumber(count)} Students`,
  size: 'xl',
  Part: lazyPanel(withTexts('same-person', () => import('./SameStudents.tsx').then((file) => file.SameStudents))),
};
