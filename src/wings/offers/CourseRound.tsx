import { isOpen, useOffers } from '#src/features/applications/offers.ts';
import type { Course } from '#src/features/courses/seats.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { WaitingListButton } from './WaitingListButton.tsx';

/** Beside the seats, since two links below each other are too near; as high as text: all rows of a list are of one height. */
const inLine = {
  display: 'inline',
  height: 'auto',
  minW: '0',
  px: '0',
  ms: '3',
  borderWidth: '0',
  verticalAlign: 'baseline',
  lineHeight: 'inherit',
  textStyle: 'xs',
  fontWeight: 'inherit',
  color: 'brand.fg',
  textDecoration: 'underline',
} as const;

/** Below the seats that are left: how many are offered, and who waits. One line, since all rows of a list are of one height. */
export function CourseRound({ course }: { readonly course: Course }) {
  const round = useOffers().ofCourse(course.courseName);
  const offered = round?.offers.filter(isOpen).length ?? 0;
  if (!round || (offered === 0 && round.waiting.length === 0)) return null;
  const { waiting } = round;
  return (
    <>
      {waiting.length > 0 && (
        <WaitingListButton
          round={round}
          words={`${formatNumber(waiting.length)} waiting`}
          variant="plain"
          {...inLine}
        />
      )}
      {offered > 0 && <span className="line minor">{`${formatNumber(offered)} offered`}</span>}
    </>
  );
}
