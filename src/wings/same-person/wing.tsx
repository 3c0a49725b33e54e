import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

export const samePersonWing: Wing = {
  recordNotices: [
    {
      of: 'student',
      Part: lazyComponent(withTexts('same-person', () => import('./SameStudent.tsx').then((file) => file.SameStudent))),
    },
    {
      of: 'new student',
      Part: lazyComponent(
        withTexts('same-person', () => import('./SamePersonNotice.tsx').then((file) => file.SamePersonNotice)),
      ),
    },
  ],
};
