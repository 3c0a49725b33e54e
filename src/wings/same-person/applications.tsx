import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** Says where an applicant may be there twice, and shows applications side by side. */
export const sameApplicants: Wing = {
  recordNotices: [
    { of: 'application', Part: lazyComponent(() => import('./SamePerson.tsx').then((file) => file.SamePerson)) },
  ],
  selectionTools: [
    {
      of: 'application',
      label: 'Compare side by side',
      titleOf: () => 'Applications side by side',
      size: 'xl',
      Part: lazyPanel(() => import('./Comparison.tsx').then((file) => file.Comparison)),
    },
  ],
};
