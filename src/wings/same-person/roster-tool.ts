import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** What the roster offers for the selected students. */
export const samePersonTool: StudentsTool = {
  label: 'Find duplicates',
  titleOf: (count) => `Duplicates among ${count}`,
  size: 'xl',
  Part: lazyPanel(() => import('./SameStudents.tsx').then((file) => file.SameStudents)),
};
