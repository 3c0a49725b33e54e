import { Alert, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { clearDraft, writeDraft } from '#src/session/draft.ts';
import { courses } from '#src/features/courses/courses.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { useSlot } from '#src/records/slots.tsx';
import { orNA } from '#src/platform/text/format.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import {
  applicationStatusLabel,
  blockedReason,
  type Decision,
  decisionLabels,
  isKnownStatus,
} from '../application-status.ts';
import { applicationQuery, invalidateApplications, reviewApplication } from '../admin-applications.ts';
import type { Application } from '../application.ts';
import { isOpen, useOffers } from '../offers.ts';
import { addAdmission } from '../admissions.ts';
import { isFull } from '#src/features/courses/seats.ts';
import { useDesiredCourses } from '../desired-course.tsx';
import { ApprovalPreview } from '#src/features/applications/review/ApprovalPreview.tsx';
import { sentDraft } from './sent-decision.ts';
import { DecisionButtons, ReviewForm, type ReviewValues, useHolding } from '../review/ReviewForm.tsx';

interface BarProps {
  readonly application: Application;
  readonly decision: Decision | undefined;
  readonly onChoose: (decision: Decision | undefined) => void;
  readonly bar: RefObject<HTMLDivElement | null>;
}

export function DecisionBar({ application, decision, onChoose, bar }: BarProps) {
  const { id, status } = application;
  if (!isKnownStatus(status))
    return (
      <SmallText>
        {t`The server calls this status ${status}, which this portal does not know. It can be read, but not decided here.`}
      </SmallText>
    );
  return (
    <Stack ref={bar} gap="1.5">
      <DecisionButtons
        label={t`Decision`}
        rows={[application]}
        chosen={decision}
        onChoose={(one) => {
          clearDraft(sentDraft(id));
          onChoose(one === decision ? undefined : one);
        }}
      />
    </Stack>
  );
}

interface DecideProps extends BarProps {
  readonly decision: Decision;
  readonly onDecided: (decision: Decision) => void;
}

/** A chosen decision (operation reviewApplication), which is sent with its texts; these survive a refusal and a reload. */
export function Decide({ application, decision, onChoose, bar, onDecided }: DecideProps) {
  const client = useQueryClient();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const { id, fullName, status } = application;
  const draft = `review:${id}`;
  const blocked = blockedReason(application, decision);
  const countsSeats = useExtension('seats');
  const holding = useHolding(decision, 1);
  const course = useDesiredCourses().courseOf(application);
  const approval = useSlot('recordActions').flatMap((one) => (one.of === 'approval' ? one : []))[0];
  const [isOffering, setOffering] = useState(false);
  const offer = useOffers().byId.get(id)?.offer;
  // An open offer holds the seat that the approval takes.
  const findsNoSeat = decision === 'APPROVED' && !blocked && isFull(course) && !(offer && isOpen(offer));

  function cancel(): void {
    // The form disappears with the button in it that has the focus.
    bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    clearDraft(sentDraft(id));
    onChoose(undefined);
  }

  /** After a refusal the application is loaded again: another administrator may have changed its status meanwhile. */
  async function reload(): Promise<string> {
    const stored = await client.fetchQuery(applicationQuery(id)).catch(() => undefined);
    void invalidateApplications(client);
    if (!stored || stored.status === status) return '';
    const now = applicationStatusLabel(stored.status);
    return t`Another administrator has decided meanwhile: the application has been loaded again, and its status is now ${now}.`;
  }

  async function explain(error: unknown, message: string): Promise<string> {
    if (!isRefusal(error, 401)) clearDraft(sentDraft(id));
    // The form asks for comments once the portal knows that no seat is left.
    if (isRefusal(error, 409)) await client.refetchQueries({ queryKey: courses.listKey });
    const more = isRefusal(error, 422) || isRefusal(error, 404) ? await reload() : '';
    return more ? `${/[.!?।۔]$/.test(message) ? message : t`${message}.`} ${more}` : message;
  }

  async function send(sent: Decision, values: ReviewValues): Promise<void> {
    const variables = { id, review: { status: sent, ...values, isOverCapacity: findsNoSeat } };
    const data = await reviewApplication.call(variables);
    addAdmission(client, data);
    await reviewApplication.updateCache(client, [{ variables, data }]);
    if (isMounted.current) onDecided(sent);
    // Another application is open by now, so that the panel cannot say it.
    else toast.success(decisionLabels(status, sent).done(fullName));
  }

  async function hold(values: ReviewValues): Promise<void> {
    const { reviewComments, rejectionReason } = values;
    const isOverCapacity = findsNoSeat && countsSeats;
    await holding?.hold(client, { ids: [id], status: decision, reviewComments, rejectionReason, isOverCapacity });
    toast.success(t`The decision about ${fullName} is held. It takes effect when it is released.`);
    if (isMounted.current) cancel();
  }

  const canOffer = approval !== undefined && decision === 'APPROVED' && !blocked && !findsNoSeat;
  if (isOffering && canOffer)
    return (
      <approval.Form application={application} explain={explain} onDone={cancel} onBack={() => setOffering(false)} />
    );
  return (
    <ReviewForm
      label={t`${translate(decisionLabels(status, decision).choose)}: ${fullName}`}
      draft={draft}
      rows={[application]}
      decision={decision}
      isOverCapacity={findsNoSeat && countsSeats}
      blocked={blocked}
      note={t`What you write is kept in this tab until it is sent.`}
      failure={{ failed: msg`Failed to review application`, unanswered: msg`Error reviewing application`, explain }}
      onSubmit={async (values) => {
        writeDraft(sentDraft(id), { decision });
        await send(decision, values);
        clearDraft(sentDraft(id));
      }}
      onHold={holding && hold}
      onCancel={cancel}
      beside={canOffer && <approval.Choice application={application} onChoose={() => setOffering(true)} />}
    >
      {findsNoSeat && <NoSeat courseName={orNA(course?.courseName)} countsSeats={countsSeats} />}
      {decision === 'APPROVED' && !blocked && <ApprovalPreview application={application} />}
    </ReviewForm>
  );
}

function NoSeat({ courseName, countsSeats }: { readonly courseName: string; readonly countsSeats: boolean }) {
  return (
    <Alert.Root status="warning" role="note" aria-label={t`No seat`}>
      <Alert.Content>
        <Alert.Title>{t`No seat is left in ${courseName}`}</Alert.Title>
        <Alert.Description>
          {countsSeats
            ? t`You can admit over capacity, which the timeline records: say why in the comments. Or put the application on the waiting list.`
            : t`The catalogue says so. This server does not count seats, and will not stop an approval.`}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
