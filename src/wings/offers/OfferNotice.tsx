import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '#src/features/applications/application.ts';
import { isUndecided } from '#src/features/applications/application-status.ts';
import { useDesiredCourses } from '#src/features/applications/desired-course.tsx';
import { isOpen, type Offer, offersLoadFailure, standingWords, useOffers } from '#src/features/applications/offers.ts';
import { t } from '#src/languages/texts.ts';
import { formatDateTime, orNA } from '#src/platform/text/format.ts';
import { LoadError, toastFailure } from '#src/records/failures.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { withdrawOffer } from './calls.ts';
import { NextWaiting } from './NextWaiting.tsx';
import { WaitingListButton } from './WaitingListButton.tsx';

/** What is offered to an applicant or was, the place on the waiting list, and who is next where a seat is free. */
export function OfferNotice({ application }: { readonly application: Application }) {
  const { id, status, desiredCourse } = application;
  const { byId, ofCourse, error, courses, refetch } = useOffers();
  const { courseOf } = useDesiredCourses();
  const standing = byId.get(id);
  const round = ofCourse(desiredCourse);
  const offer = standing?.offer;
  if (error)
    return (
      <LoadError
        error={error}
        words={offersLoadFailure()}
        meanwhile={courses && t`What you see below was loaded earlier.`}
        onRetry={() => void refetch()}
      />
    );
  if (!isUndecided(status)) return null;
  const text = standingWords(standing)?.text;
  const left = courseOf(application)?.availableSeats;
  const next = (left ?? 0) > 0 ? round?.waiting[0] : undefined;
  if (!text && !next) return null;
  return (
    <Stack gap="2">
      {offer && isOpen(offer) && (
        <OpenOffer id={id} name={application.fullName} offer={offer} isHeld={left !== undefined} />
      )}
      {offer && !isOpen(offer) && offer.endedAt && (
        <SmallText>{t`${text ?? ''}, ${formatDateTime(offer.endedAt)}`}</SmallText>
      )}
      {(standing?.rank !== undefined || next) && (
        <Flex gap="3" rowGap="1" wrap="wrap" align="center">
          {next && next.applicationId !== id && <NextWaiting next={next} />}
          {next?.applicationId === id && <strong>{t`Next on the waiting list: a seat is free`}</strong>}
          {round && <WaitingListButton round={round} />}
        </Flex>
      )}
    </Stack>
  );
}

interface OpenOfferProps {
  readonly id: string;
  readonly name: string;
  readonly offer: Offer;
  /** The course counts its seats. */
  readonly isHeld: boolean;
}

function OpenOffer({ id, name, offer, isHeld }: OpenOfferProps) {
  const [asking, setAsking] = useState(false);
  const withdraw = useMutation(withdrawOffer);
  const takeBack = async () => {
    try {
      await withdraw.mutateAsync({ id });
      toast.success(t`The offer to ${name} is taken back, and the seat is free.`);
    } catch (error) {
      toastFailure(error, { failed: t`Failed to take the offer back`, unanswered: t`Error taking the offer back` });
    }
    setAsking(false);
  };
  return (
    <>
      <Flex gap="3" rowGap="1" wrap="wrap" align="center">
        <SmallText flex="1 1 12rem">
          {isHeld && <span>{t`The seat is held.`} </span>}
          <span>{t`Offered by ${orNA(offer.by)}, ${formatDateTime(offer.at)}`}</span>
        </SmallText>
        <Button size="xs" variant="surface" onClick={() => setAsking(true)}>
          {t`Take Back`}
        </Button>
      </Flex>
      {offer.reviewComments && (
        <Text textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {offer.reviewComments}
        </Text>
      )}
      <ConfirmDialog
        open={asking}
        title={t`Take the offer back?`}
        message={t`The seat that is held for ${name} is free then. ${name} is told by e-mail.`}
        confirmLabel={withdraw.isPending ? t`Taking it back...` : t`Take Back`}
        busy={withdraw.isPending}
        onConfirm={takeBack}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
