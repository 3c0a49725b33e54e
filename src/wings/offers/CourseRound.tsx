import { isOpen, useOffers } from '#src/features/applications/offers.ts';
import type { Course } from '#src/features/courses/seats.ts';
import { formatNumber } from '#src/platform/text/format.ts';

/** Below the seats that are left: how many are offered, and who waits. One line, since all rows of a list are of one height. */
export function CourseRound({ course }: { readonly course: Course }) {
  const round = useOffers().ofCourse(course.courseName);
  const offered = round?.offers.filter(isOpen).length ?? 0;
  if (!round || (offered === 0 && round.waiting.length === 0)) return null;
  const figures = [
    offered > 0 && `${formatNumber(offered)} offered`,
    round.waiting.length > 0 && `${formatNumber(round.waiting.length)} waiting`,
  ];
  return <span className="line minor">{figures.filter(Boolean).join(' · ')}</span>;
}
