import type { ApplicationsTool } from '#src/features/slots.ts';
import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** Says where an applicant may be there twice. */
export const sameApplicants: Wing = {
  recordNotices: [
    { of: 'application', Part: lazyComponent(() => import('./SamePerson.tsx').then((file) => file.SamePerson)) },
  ],
};

/** Selected applications beside each other. */
export const comparison: ApplicationsTool = {
  label: 'Compare side by side',
  titleOf: () => 'Applications side by side',
  size: 'xl',
  Part: lazyPanel(() => import('./Comparison.tsx').then((file) => file.Comparison)),
};
