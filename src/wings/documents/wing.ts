import { msg } from '#src/languages/texts.ts';
import type { Wing } from '#src/records/slots.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

/** What applicants have added to their applications, for the office. */
export const documentsWing: Wing = {
  recordNotices: [
    {
      extension: 'documents',
      of: 'application',
      title: msg`Documents`,
      Part: lazyPanel(withTexts('documents', () => import('./Documents.tsx').then((file) => file.Documents))),
    },
  ],
};
