import type { ApplicationsTool } from '#src/features/slots.ts';
import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { msg, t } from '#src/languages/texts.ts';
import { withTexts } from '#src/platform/load-texts.ts';

export const sameApplicants: Wing = {
  recordNotices: [
    {
      of: 'application',
      Part: lazyComponent(withTexts('same-person', () => import('./SamePerson.tsx').then((file) => file.SamePerson))),
    },
  ],
};

export const comparison: ApplicationsTool = {
  label: msg`Compare side by side`,
  titleOf: () => t`Applications side by side`,
  size: 'xl',
  Part: lazyPanel(withTexts('same-person', () => import('./Comparison.tsx').then((file) => file.Comparison))),
};
