import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { CourseOffers } from '#src/features/applications/offers.ts';
import { t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const WaitingList = lazyPanel(withTexts('offers', () => import('./WaitingList.tsx').then((file) => file.WaitingList)));

interface Props extends ButtonProps {
  readonly round: CourseOffers;
  readonly words?: string;
}

/** Opens the waiting list of a course, to be put into an order. */
export function WaitingListButton({ round, words: wanted, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { course, waiting } = round;
  if (waiting.length === 0) return null;
  const words = wanted ?? t`Waiting list (${formatNumber(waiting.length)})`;
  return (
    <>
      <Button size="xs" variant="surface" aria-label={t`${words}: ${course}`} onClick={() => setOpen(true)} {...button}>
        {words}
      </Button>
      <Modal open={isOpen} title={t`Waiting list: ${course}`} onClose={() => setOpen(false)}>
        <WaitingList round={round} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}
