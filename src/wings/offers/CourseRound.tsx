import { chakra } from '@chakra-ui/react';
import { isOpen, useOffers } from '#src/features/applications/offers.ts';
import type { Course } from '#src/features/courses/seats.ts';
import { t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { WaitingListButton } from './WaitingListButton.tsx';

/** As high as text, since all rows of a list are of one height. */
const inLine = {
  display: 'inline',
  height: 'auto',
  minW: '0',
  px: '0',
  borderWidth: '0',
  verticalAlign: 'baseline',
  lineHeight: 'inherit',
  textStyle: 'xs',
  fontWeight: 'inherit',
  color: 'brand.fg',
  textDecoration: 'underline',
  _hover: { bg: 'transparent' },
} as const;

/** Under who waits, for which rows that stand close together have no second line. */
const Offered = chakra('span', { base: { display: 'block', '[data-dense] button + &': { display: 'none' } } });

/** Beside the seats that are left: who waits, and how many are offered. */
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
          words={t`${formatNumber(waiting.length)} waiting`}
          variant="plain"
          {...inLine}
        />
      )}
      {offered > 0 && <Offered className="minor">{t`${formatNumber(offered)} offered`}</Offered>}
    </>
  );
}
