import { msg, t } from '#src/languages/texts.ts';
import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** What the roster offers for the selected students. */
export const accountsTool: StudentsTool = {
  label: msg`File for a learning platform`,
  titleOf: (count) => t`Learning platform: ${count}`,
  size: 'xl',
  Part: lazyPanel(() => import('./AccountsFile.tsx').then((file) => file.AccountsFile)),
};
