import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { msg, t } from '#src/languages/texts.ts';

/** What the roster offers for the selected students. */
export const samePersonTool: StudentsTool = {
  label: msg`Find duplicates`,
  titleOf: (count) => t`Duplicates among ${count}`,
  size: 'xl',
  Part: lazyPanel(() => import('./SameStudents.tsx').then((file) => file.SameStudents)),
};
