import { msg, t } from '#src/languages/texts.ts';
import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** What the roster offers for the selected students. */
export const lettersTool: StudentsTool = {
  label: msg`Letters`,
  titleOf: (count) => t`Letters to ${count}`,
  size: 'lg',
  Part: lazyPanel(() => import('./SelectedLetters.tsx').then((file) => file.SelectedLetters)),
};
