import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

const extension = 'offers';

/** Offers to applicants, and the waiting lists of courses. */
export const offersWing: Wing = {
  recordNotices: [
    {
      extension,
      of: 'application',
      Part: lazyComponent(() => import('./OfferNotice.tsx').then((file) => file.OfferNotice)),
    },
  ],
  recordActions: [
    {
      extension,
      of: 'approval',
      Choice: lazyComponent(() => import('./OfferChoice.tsx').then((file) => file.OfferChoice)),
      Form: lazyPanel(() => import('./OfferForm.tsx').then((file) => file.OfferForm)),
    },
  ],
  courseSeats: [{ extension, Part: lazyComponent(() => import('./CourseRound.tsx').then((file) => file.CourseRound)) }],
};
