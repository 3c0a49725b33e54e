import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** What the roster offers for the selected students. */
export const accountsTool: StudentsTool = {
  label: 'File for a learning platform',
  titleOf: (count) => `Learning platform: ${count}`,
  size: 'xl',
  Part: lazyPanel(() => import('./AccountsFile.tsx').then((file) => file.AccountsFile)),
};
