import type { StudentsTool } from '#src/features/slots.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** What the roster offers for the selected students. */
export const moodleTool: StudentsTool = {
  label: 'File for a learning platform',
  titleOf: (count) => `Learning platform: ${count}`,
  size: 'xl',
  Part: lazyPanel(() => import('./MoodleFile.tsx').then((file) => file.MoodleFile)),
};
