import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

export const samePersonWing: Wing = {
  recordNotices: [
    { of: 'student', Part: lazyComponent(() => import('./SameStudent.tsx').then((file) => file.SameStudent)) },
    {
      of: 'new student',
      Part: lazyComponent(() => import('./SamePersonNotice.tsx').then((file) => file.SamePersonNotice)),
    },
  ],
};
