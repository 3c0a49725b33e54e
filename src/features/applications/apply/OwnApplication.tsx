import { Alert, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { object } from 'yup';
import { t, translate } from '#src/languages/texts.ts';
import { ApiError, isRefusal } from '#src/platform/api/errors.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatDateTime, orNA } from '#src/platform/text/format.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { SubmitButton, TextField } from '#src/forms/fields.tsx';
import { email, phone, required } from '#src/forms/rules.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { FocusedHeading } from '#src/ui/Page.tsx';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { shownReason } from '../rejection-reasons.ts';
import {
  applicationStatusLabel,
  applicationStatusTone,
  isUndecided,
  isKnownStatus,
  WITHDRAWN,
} from '../application-status.ts';
import { statusMeaning } from './status-meaning.ts';
import {
  type ApplicationProgress,
  correctApplicationContact,
  lookUpApplication,
  withdrawApplication,
} from './own-application.ts';

const OwnDocuments = lazyPanel(() => import('./OwnDocuments.tsx').then((file) => file.OwnDocuments));
const OwnOffer = lazyPanel(() => import('./OwnOffer.tsx').then((file) => file.OwnOffer));

type Proof = Pick<ApplicationProgress, 'referenceNumber' | 'email'>;

const failureWords = (sentence: string) => ({ failed: `${sentence} ${t`Please try again.`}`, unanswered: sentence });
const lookUpFailure = () => failureWords(t`Your application could not be looked up.`);
const phoneFailure = () => failureWords(t`Your phone number could not be saved.`);
const withdrawalFailure = () => failureWords(t`Your application could not be withdrawn.`);

const proofSchema = object({ referenceNumber: required(() => t`Reference number is required`), email: email() });

/** The same for a wrong number and for somebody else's address, whatever the server says: nobody learns who has applied. */
const notFound = () => t`No application has this reference number and this email address. Please check both.`;

/** Looks an application up by its number and address, and shows it. Neither is in the URL or stored anywhere. */
export function OwnApplication({ reference }: { readonly reference: string }) {
  const [known, setKnown] = useState<Proof>({ referenceNumber: reference, email: '' });
  const [found, setFound] = useState<ApplicationProgress>();
  const lookUp = useMutation(lookUpApplication);

  const find = async (values: Proof) => {
    const proof: Proof = proofSchema.cast(values);
    try {
      setFound(await lookUp.mutateAsync(proof));
      setKnown(proof);
    } catch (error) {
      throw isRefusal(error, 404) ? ApiError.refused(404, { message: notFound() }) : error;
    }
  };

  if (found)
    return (
      <Progress
        application={found}
        proof={known}
        onChange={setFound}
        onRefresh={() => find(known)}
        onLeave={() => {
          setKnown({ referenceNumber: '', email: '' });
          setFound(undefined);
        }}
      />
    );
  return <LookUp known={known} onFind={find} />;
}

function LookUp({ known, onFind }: { readonly known: Proof; readonly onFind: (values: Proof) => Promise<void> }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(frame.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
    // The button is in view too. (jsdom has no such method.)
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Form
      label={t`Look up your application`}
      initialValues={known}
      schema={proofSchema}
      failure={lookUpFailure()}
      onSubmit={onFind}
    >
      <Stack ref={frame} gap="4">
        <Text color="fg.muted">
          {t`Enter the number that you got when you applied, and the email address of the application.`}
        </Text>
        <TextField
          name="referenceNumber"
          label={t`Reference number`}
          required
          autoComplete="off"
          help={t`Such as APP-2026-000081`}
        />
        <TextField name="email" label={t`Email`} type="email" required autoComplete="email" />
        <FormError />
        <HStack>
          <SubmitButton busyLabel={t`Looking it up...`}>{t`Look It Up`}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}

interface Props {
  readonly application: ApplicationProgress;
  readonly proof: Proof;
  readonly onChange: (application: ApplicationProgress) => void;
  readonly onRefresh: () => Promise<unknown>;
  readonly onLeave: () => void;
}

/** What became of an application: its status in plain words, why, and when; and what its applicant can still do. */
function Progress({ application, proof, onChange, onRefresh, onLeave }: Props) {
  const hasDocuments = useExtension('documents');
  const { status, desiredCourse, rejectionReason, generatedRollNumber, history } = application;
  const offer = isUndecided(status) ? application.offer : undefined;
  const isOffered = offer?.state === 'OPEN';
  const isBeingDecided = application.isBeingDecided === true && isUndecided(status);
  const isWithdrawn = status === 'REJECTED' && rejectionReason === WITHDRAWN;
  const meaning = isWithdrawn
    ? t`You have withdrawn this application.`
    : isOffered
      ? undefined
      : isBeingDecided
        ? t`Your application is being decided. We write to you as soon as the decision is there.`
        : isKnownStatus(status)
          ? translate(statusMeaning[status])
          : '';
  const label = isWithdrawn
    ? t`Withdrawn`
    : isOffered
      ? t`Offered`
      : isBeingDecided
        ? t`Being decided`
        : applicationStatusLabel(status);
  return (
    <Stack gap="5">
      <Stack gap="2">
        <HStack gap="3" wrap="wrap">
          <FocusedHeading as="h3" size="lg" overflowWrap="anywhere">
            {isOffered ? t`You have an offer` : orNA(desiredCourse)}
          </FocusedHeading>
          <ToneBadge tone={isWithdrawn ? 'neutral' : isOffered ? 'success' : applicationStatusTone(status)}>
            {label}
          </ToneBadge>
        </HStack>
        {offer && <OwnOffer {...{ application, offer, proof, onChange, onRefresh }} />}
        {meaning && <Text>{meaning}</Text>}
        {status === 'REJECTED' && !isWithdrawn && (
          <Notice status="info" role="note" title={t`The reason`}>
            <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
              {shownReason(rejectionReason) || t`No reason was recorded. Ask the admissions office.`}
            </Alert.Description>
          </Notice>
        )}
      </Stack>
      <Facts
        facts={{
          [t`Reference number`]: <bdi>{orNA(application.referenceNumber)}</bdi>,
          [t`Name`]: <bdi>{orNA(application.fullName)}</bdi>,
          [t`Email`]: <bdi>{orNA(application.email)}</bdi>,
          [t`Phone number`]: <bdi>{orNA(application.phoneNumber)}</bdi>,
          ...(generatedRollNumber && { [t`Roll number`]: <bdi>{generatedRollNumber}</bdi> }),
        }}
      />
      <Stack gap="2">
        <Heading as="h4" size="md">
          {t`What has happened so far`}
        </Heading>
        <Stack as="ol" listStyleType="none" gap="2">
          <Step at={application.submittedAt}>{t`You applied.`}</Step>
          {history.map(({ to, at }, i) => (
            <Step key={`${at} ${to}`} at={at}>
              {i === history.length - 1 && isWithdrawn ? t`You withdrew.` : t`${applicationStatusLabel(orNA(to))}.`}
            </Step>
          ))}
        </Stack>
      </Stack>
      {hasDocuments && <OwnDocuments {...{ application, proof, onChange, onRefresh }} isOpen={isUndecided(status)} />}
      {isUndecided(status) && <Changes {...{ application, proof, onChange, onRefresh }} />}
      <HStack>
        <Button variant="surface" size="sm" onClick={onLeave}>
          {t`Look Up Another`}
        </Button>
      </HStack>
    </Stack>
  );
}

function Step({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <Stack as="li" gap="0">
      <span>{children}</span>
      <SmallText>{formatDateTime(at)}</SmallText>
    </Stack>
  );
}

const phoneSchema = object({ phoneNumber: phone().required(() => t`Phone number is required`) });

/** What an applicant can do while nobody has decided: another phone number, and taking the application back. */
function Changes({ application, proof, onChange, onRefresh }: Omit<Props, 'onLeave'>) {
  const correct = useMutation(correctApplicationContact);
  const withdraw = useMutation(withdrawApplication);
  const [asking, setAsking] = useState(false);

  /** An application that was decided meanwhile is shown as it is now. */
  const refreshDecided = async (error: unknown) => {
    if (!isRefusal(error, 422)) return;
    try {
      await onRefresh();
    } catch {
      // What the server has refused is told already.
    }
  };
  const save = async (values: { readonly phoneNumber: string }) => {
    try {
      onChange(await correct.mutateAsync({ ...proof, ...phoneSchema.cast(values) }));
      toast.success(t`Your phone number is saved.`);
    } catch (error) {
      // The form goes with the decision, and what it says with it.
      if (isRefusal(error, 422)) toastFailure(error, phoneFailure());
      await refreshDecided(error);
      throw error;
    }
  };
  const takeBack = async () => {
    try {
      onChange(await withdraw.mutateAsync(proof));
      toast.success(t`Your application is withdrawn.`);
    } catch (error) {
      toastFailure(error, withdrawalFailure());
      await refreshDecided(error);
    }
    setAsking(false);
  };

  return (
    <Stack gap="4">
      <Form
        label={t`Correct your phone number`}
        initialValues={{ phoneNumber: application.phoneNumber }}
        schema={phoneSchema}
        failure={phoneFailure()}
        onSubmit={save}
      >
        <Stack gap="3">
          <TextField
            name="phoneNumber"
            label={t`Phone number`}
            type="tel"
            required
            autoComplete="tel"
            help={t`10 to 15 digits. Your other details can be corrected by the admissions office.`}
          />
          <FormError />
          <HStack gap="3" wrap="wrap">
            <SubmitButton busyLabel={t`Saving...`} variant="surface">
              {t`Save Phone Number`}
            </SubmitButton>
            <Button variant="surface" colorPalette="red" onClick={() => setAsking(true)}>
              {t`Withdraw Application`}
            </Button>
          </HStack>
        </Stack>
      </Form>
      <ConfirmDialog
        open={asking}
        title={t`Withdraw your application?`}
        message={t`The admissions office will not decide your application for ${application.desiredCourse}. There is one application per email address: to be considered again, you have to ask the office.`}
        confirmLabel={withdraw.isPending ? t`Withdrawing...` : t`Withdraw`}
        busy={withdraw.isPending}
        onConfirm={() => void takeBack()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
