import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const extension = 'offers';

/** Offers to applicants, and the waiting lists of courses. */
export const offersWing: Wing = {
  recordNotices: [
    {
      extension,
      of: 'application',
      Part: lazyComponent(withTexts('offers', () => import('./OfferNotice.tsx').then((file) => file.OfferNotice))),
    },
  ],
  recordActions: [
    {
      extension,
      of: 'approval',
      Choice: lazyComponent(withTexts('offers', () => import('./OfferChoice.tsx').then((file) => file.OfferChoice))),
      Form: lazyPanel(withTexts('offers', () => import('./OfferForm.tsx').then((file) => file.OfferForm))),
    },
  ],
  courseSeats: [
    {
      extension,
      Part: lazyComponent(withTexts('offers', () => import('./CourseRound.tsx').then((file) => file.CourseRound))),
    },
  ],
};
