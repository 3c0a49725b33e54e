import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { applicationQuery, invalidateApplications, reviewApplication } from '../../../../api/admin-applications.ts';
import { isRefusal, messageOf } from '../../../../api/errors.ts';
import { applicationStatusLabel, isKnownStatus } from '../../../../domain/application-status.ts';
import {
  blockedReason,
  type Decision,
  decisionLabels,
  requiredFields,
} from '../../../../domain/application-transitions.ts';
import { clearDraft, readDraft } from '../../../../forms/draft.ts';
import { applyFieldErrors } from '../../../../forms/field-errors.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormDraft } from '../../../../forms/FormDraft.tsx';
import { FormError } from '../../../../forms/FormError.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { createSessionCheck } from '../../../../session/session.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { addAdmission } from '../admissions.ts';
import { ApprovalPreview } from '../ApprovalPreview.tsx';
import {
  BLANK_REVIEW,
  DecisionButtons,
  decisionPalette,
  ReviewFields,
  reviewSchema,
  type ReviewValues,
} from '../ReviewFields.tsx';
import { PanelSection } from './PanelSections.tsx';

type Application = components['schemas']['Application'];

interface DecideProps {
  readonly application: Application;
  /** The decision that is being made. */
  readonly decision: Decision | undefined;
  readonly onChoose: (decision: Decision | undefined) => void;
  readonly onDecided: (decision: Decision) => void;
}

/** The decision about an application: it is chosen first, and then sent with the texts that it needs. */
export function Decide({ application, decision, onChoose, onDecided }: DecideProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const { status } = application;

  function cancel(): void {
    // The form disappears with the button in it that has the focus.
    buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    onChoose(undefined);
  }

  if (!isKnownStatus(status))
    return (
      <PanelSection title="Decision">
        <Text color="fg.muted">
          The server calls this status {status}, which this portal does not know. It can be looked at, and not be
          decided here.
        </Text>
      </PanelSection>
    );
  return (
    <PanelSection title="Decision">
      <Stack ref={buttons} gap="3">
        <DecisionButtons
          label="Decision"
          chosen={decision}
          choice={(one) => ({ label: decisionLabels(status, one).choose, blocked: blockedReason(status, one) })}
          onChoose={(one) => onChoose(one === decision ? undefined : one)}
        />
      </Stack>
      {decision && (
        <ReviewForm
          application={application}
          decision={decision}
          onCancel={cancel}
          onDecided={() => onDecided(decision)}
        />
      )}
    </PanelSection>
  );
}

interface Props {
  readonly application: Application;
  readonly decision: Decision;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

/** Sends a decision (operation reviewApplication). The texts survive a refusal, a reload and a look at other applications. */
function ReviewForm({ application, decision, onCancel, onDecided }: Props) {
  const client = useQueryClient();
  const { id, fullName, status } = application;
  const draft = `review:${id}`;
  const required = requiredFields(status, decision);
  const labels = decisionLabels(status, decision);
  const blocked = blockedReason(status, decision);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  /** After a refusal the application is loaded again: another administrator may have changed its status meanwhile. */
  async function reload(): Promise<string> {
    const stored = await client.fetchQuery(applicationQuery(id)).catch(() => undefined);
    void invalidateApplications(client);
    if (!stored || stored.status === status) return '';
    const now = applicationStatusLabel(stored.status);
    return ` Another administrator was faster: the application has been loaded again, and its status is now ${now}.`;
  }

  async function send(values: ReviewValues): Promise<void> {
    const isSameSession = createSessionCheck();
    const variables = { id, review: { status: decision, ...values } };
    const data = await reviewApplication.call(variables);
    if (isSameSession()) addAdmission(client, data);
    await reviewApplication.updateCache(client, [{ variables, data }]);
    clearDraft(draft);
    if (isMounted.current) onDecided();
    // Another application is open by now, so that the panel cannot say it.
    else toast.success(`${fullName} ${labels.done}`);
  }

  return (
    <Form<ReviewValues>
      label={`${labels.choose}: ${fullName}`}
      initialValues={readDraft(draft, BLANK_REVIEW)}
      schema={reviewSchema(required)}
      onSubmit={async (values, helpers) => {
        try {
          await send(values);
        } catch (error) {
          const message = messageOf(error, 'Failed to review application', 'Error reviewing application');
          const more = isRefusal(error, 422) || isRefusal(error, 404) ? await reload() : '';
          applyFieldErrors(helpers, values, error, more ? `${message.replace(/[.!?]?$/, '.')}${more}` : message);
        }
      }}
    >
      <FormDraft name={draft} />
      <Stack gap="4">
        {decision === 'APPROVED' && blocked === undefined && <ApprovalPreview application={application} />}
        <ReviewFields key={decision} required={required} />
        <FormError />
        {blocked !== undefined && (
          <Alert.Root status="warning" role="note">
            <Alert.Content>{`${labels.choose} is not possible any more. ${blocked} What you wrote is kept.`}</Alert.Content>
          </Alert.Root>
        )}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          {blocked === undefined ? (
            <SubmitButton busyLabel={labels.sending} colorPalette={decisionPalette(decision)}>
              {`${labels.send} Application`}
            </SubmitButton>
          ) : (
            <Button disabled title={blocked}>
              {`${labels.send} Application`}
            </Button>
          )}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          What you write is kept in this tab until it is sent.
        </Text>
      </Stack>
    </Form>
  );
}
