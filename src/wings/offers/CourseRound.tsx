import { chakra } from '@chakra-ui/react';
import { isOpen, useOffers } from '#src/features/applications/offers.ts';
import type { Course } from '#src/features/courses/seats.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { NextWaiting } from './NextWaiting.tsx';
import { WaitingListButton } from './WaitingListButton.tsx';

/** Below the seats that are left: how many are taken and offered, who waits, and who is next where a seat is free. */
export function CourseRound({ course }: { readonly course: Course }) {
  const { courseName, totalSeats, availableSeats } = course;
  const round = useOffers().ofCourse(courseName);
  const offered = round?.offers.filter(isOpen).length ?? 0;
  const counts = typeof totalSeats === 'number' && typeof availableSeats === 'number';
  const next = (availableSeats ?? 0) > 0 ? round?.waiting[0] : undefined;
  const figures = [
    counts && `${formatNumber(Math.max(0, totalSeats - availableSeats - offered))} taken`,
    offered > 0 && `${formatNumber(offered)} offered`,
  ].filter(Boolean);
  return (
    <chakra.span display="block" textStyle="xs" color="fg.muted" whiteSpace="normal">
      {figures.length > 0 && <span>{`${figures.join(' · ')} `}</span>}
      {round && <WaitingListButton round={round} size="2xs" variant="outline" />}
      {next && (
        <chakra.span display="block">
          <NextWaiting next={next} isShort />
        </chakra.span>
      )}
    </chakra.span>
  );
}
