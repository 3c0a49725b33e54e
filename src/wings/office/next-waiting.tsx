import { applicantLabel, useOffers } from '#src/features/applications/offers.ts';
import { courseNamed, type Course } from '#src/features/courses/seats.ts';
import { t } from '#src/languages/texts.ts';

export interface FreeSeat {
  readonly id: string;
  /** `Next on the waiting list: Asha Kulkarni, 82%`. */
  readonly words: string;
}

/** Who stands first where a seat is free and somebody waits, by course. */
export function useNextWaiting(courses: readonly Course[] | undefined): readonly FreeSeat[] {
  const { courses: rounds } = useOffers();
  return (rounds ?? []).flatMap(({ course, waiting: [next] }) =>
    next && (courseNamed(courses, course)?.availableSeats ?? 0) > 0
      ? { id: next.applicationId, words: t`Next on the waiting list: ${applicantLabel(next)}` }
      : [],
  );
}
