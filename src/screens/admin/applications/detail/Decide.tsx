import { Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applicationQuery, invalidateApplications, reviewApplication } from '../../../../api/admin-applications.ts';
import { isRefusal, messageOf } from '../../../../api/errors.ts';
import {
  applicationStatusLabel,
  blockedReason,
  type Decision,
  decisionLabels,
  isKnownStatus,
} from '../../../../domain/application-status.ts';
import type { Application } from '../../../../domain/records/application.ts';
import { clearDraft } from '../../../../forms/draft.ts';
import { applyFieldErrors } from '../../../../forms/field-errors.ts';
import { createSessionCheck } from '../../../../session/session.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { addAdmission } from '../admissions.ts';
import { ApprovalPreview } from '../review/ApprovalPreview.tsx';
import { DecisionButtons, ReviewForm, type ReviewValues } from '../review/ReviewForm.tsx';
import { PanelSection } from './PanelSections.tsx';

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

  function cancel(): void {
    // The form disappears with the button in it that has the focus.
    buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    onChoose(undefined);
  }

  if (!isKnownStatus(application.status))
    return (
      <PanelSection title="Decision">
        <Text color="fg.muted">
          The server calls this status {application.status}, which this portal does not know. It can be looked at, and
          not be decided here.
        </Text>
      </PanelSection>
    );
  return (
    <PanelSection title="Decision">
      <Stack ref={buttons} gap="3">
        <DecisionButtons
          label="Decision"
          rows={[application]}
          chosen={decision}
          onChoose={(one) => onChoose(one === decision ? undefined : one)}
        />
      </Stack>
      {decision && (
        <DecisionForm
          application={application}
          decision={decision}
          onCancel={cancel}
          onDecided={() => onDecided(decision)}
        />
      )}
    </PanelSection>
  );
}

interface DecisionFormProps {
  readonly application: Application;
  readonly decision: Decision;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

/** Sends a decision (operation reviewApplication). The texts survive a refusal, a reload and a look at other applications. */
function DecisionForm({ application, decision, onCancel, onDecided }: DecisionFormProps) {
  const client = useQueryClient();
  const { id, fullName, status } = application;
  const draft = `review:${id}`;
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
    <ReviewForm
      label={`${labels.choose}: ${fullName}`}
      draft={draft}
      rows={[application]}
      decision={decision}
      labels={labels}
      noun="Application"
      blocked={blocked}
      note="What you write is kept in this tab until it is sent."
      onSubmit={async (values, helpers) => {
        try {
          await send(values);
        } catch (error) {
          const message = messageOf(error, 'Failed to review application', 'Error reviewing application');
          const more = isRefusal(error, 422) || isRefusal(error, 404) ? await reload() : '';
          applyFieldErrors(helpers, values, error, more ? `${message.replace(/[.!?]?$/, '.')}${more}` : message);
        }
      }}
      onCancel={onCancel}
    >
      {decision === 'APPROVED' && blocked === undefined && <ApprovalPreview application={application} />}
    </ReviewForm>
  );
}
