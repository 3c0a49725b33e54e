import { Button, Card, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { msg, t, translate } from '#src/languages/texts.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { formatDateTime, formatDayOf } from '#src/platform/text/format.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { answerOffer, type ApplicationProgress, type OwnOffer as Offer } from './own-application.ts';

type Proof = Pick<ApplicationProgress, 'referenceNumber' | 'email'>;
type Answer = 'ACCEPTED' | 'DECLINED';

interface Props {
  readonly application: ApplicationProgress;
  readonly offer: Offer;
  readonly proof: Proof;
  readonly onChange: (application: ApplicationProgress) => void;
  readonly onRefresh: () => Promise<unknown>;
}

const questions: Readonly<Record<Answer, { title: string; label: string; busy: string; done: string }>> = {
  ACCEPTED: {
    title: msg`Accept the place?`,
    label: msg`Accept`,
    busy: msg`Accepting...`,
    done: msg`You have accepted the offer.`,
  },
  DECLINED: {
    title: msg`Decline the place?`,
    label: msg`Decline`,
    busy: msg`Declining...`,
    done: msg`You have declined the offer.`,
  },
};
const answerWords = () => ({
  failed: t`Your answer could not be sent. Please try again.`,
  unanswered: t`Your answer could not be sent.`,
});

/** What became of an offer that is not open any more. */
const ended: Readonly<Partial<Record<Offer['state'], (day: string) => string>>> = {
  LAPSED: (day) =>
    t`You could answer our offer until ${day}. The place is no longer held for you. Ask the admissions office if you still want it.`,
  DECLINED: () => t`You have declined our offer. Ask the admissions office if you have changed your mind.`,
  WITHDRAWN: () => t`We had to take back our offer. The admissions office can tell you more.`,
};

/** An offer of a place, with the two answers to it; each is confirmed once. */
export function OwnOffer({ application, offer, proof, onChange, onRefresh }: Props) {
  const send = useMutation(answerOffer);
  const [asked, setAsked] = useState<Answer>('ACCEPTED');
  const [isAsking, setAsking] = useState(false);
  const { desiredCourse } = application;
  const day = formatDayOf(offer.answerBy);
  const past = ended[offer.state]?.(day);
  if (offer.state !== 'OPEN')
    return past === undefined ? null : (
      <Notice status="info" role="note" title={offer.state === 'LAPSED' ? t`The offer is over` : t`No open offer`}>
        {past}
      </Notice>
    );

  const ask = (answer: Answer) => {
    setAsked(answer);
    setAsking(true);
  };
  const answer = async () => {
    try {
      onChange(await send.mutateAsync({ ...proof, answer: asked }));
      toast.success(translate(questions[asked].done));
    } catch (error) {
      toastFailure(error, answerWords());
      // It is shown as it is now: the offer may be over, or answered on another device.
      if (isRefusal(error, 409)) await onRefresh().catch(() => undefined);
    }
    setAsking(false);
  };
  const { title, label, busy } = questions[asked];
  return (
    <Card.Root
      as="section"
      aria-label={t`Your offer`}
      variant="elevated"
      borderTopWidth="4px"
      borderTopColor="accent.solid"
    >
      <Card.Body gap="4">
        <Stack gap="1">
          <SmallText>{t`We offer you a place in`}</SmallText>
          <Heading as="h4" size="3xl" overflowWrap="anywhere">
            {desiredCourse}
          </Heading>
          <Text fontSize="lg">
            {rich({ strong: (words) => <strong>{words}</strong> })`Answer by <strong>${day}</strong>`}
          </Text>
          <SmallText>{t`The place is held for you until ${formatDateTime(offer.answerBy)}. Then it goes to somebody else.`}</SmallText>
        </Stack>
        <HStack gap="3" wrap="wrap">
          <Button size="lg" onClick={() => ask('ACCEPTED')}>
            {t`Accept Offer`}
          </Button>
          <Button size="lg" variant="surface" onClick={() => ask('DECLINED')}>
            {t`Decline`}
          </Button>
        </HStack>
        <ConfirmDialog
          open={isAsking}
          title={translate(title)}
          message={
            asked === 'ACCEPTED'
              ? t`You become a student of ${desiredCourse}. We send you an email that says how you sign in.`
              : t`The place in ${desiredCourse} goes to somebody else. You cannot take this back yourself.`
          }
          confirmLabel={translate(send.isPending ? busy : label)}
          isHarmless={asked === 'ACCEPTED'}
          busy={send.isPending}
          onConfirm={answer}
          onClose={() => setAsking(false)}
        />
      </Card.Body>
    </Card.Root>
  );
}
