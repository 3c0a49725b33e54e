import { Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { clearDraft, readDraft, writeDraft } from '#src/session/draft.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { createSessionCheck } from '#src/session/session.ts';
import { toast } from '#src/ui/toast/toast.ts';
import {
  applicationStatusLabel,
  blockedReason,
  type Decision,
  decisionLabels,
  DECISIONS,
  isKnownStatus,
} from '../application-status.ts';
import { applicationQuery, invalidateApplications, reviewApplication } from '../admin-applications.ts';
import type { Application } from '../application.ts';
import { addAdmission } from '../AdmittedStudents.tsx';
import { ApprovalPreview } from '../review/ApprovalPreview.tsx';
import { DecisionButtons, ReviewForm, type ReviewValues } from '../review/ReviewForm.tsx';

/** The draft of the decision that is being sent: a session may end by it, and its person comes back to the form. */
const sentDraft = (id: string) => `review:${id}:sent`;

/** The decision that was being sent when a session or a page came to its end. */
export function readSentDecision(id: string): Decision | undefined {
  const { decision } = readDraft(sentDraft(id), { decision: '' });
  return DECISIONS.find((one) => one === decision);
}

interface DecideProps {
  readonly application: Application;
  /** The decision that is being made. */
  readonly decision: Decision | undefined;
  readonly onChoose: (decision: Decision | undefined) => void;
  readonly onDecided: (decision: Decision) => void;
}

/** A decision (operation reviewApplication): chosen first, then sent; its texts survive a refusal and a reload. */
export function Decide({ application, decision, onChoose, onDecided }: DecideProps) {
  const client = useQueryClient();
  const section = useRef<HTMLDivElement>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const { id, fullName, status } = application;
  const draft = `review:${id}`;
  const blocked = decision && blockedReason(application, decision);

  function choose(chosen: Decision | undefined): void {
    clearDraft(sentDraft(id));
    onChoose(chosen);
  }

  function cancel(): void {
    // The form disappears with the button in it that has the focus.
    section.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    choose(undefined);
  }

  /** After a refusal the application is loaded again: another administrator may have changed its status meanwhile. */
  async function reload(): Promise<string> {
    const stored = await client.fetchQuery(applicationQuery(id)).catch(() => undefined);
    void invalidateApplications(client);
    if (!stored || stored.status === status) return '';
    const now = applicationStatusLabel(stored.status);
    return ` Another administrator has decided meanwhile: the application has been loaded again, and its status is now ${now}.`;
  }

  async function explain(error: unknown, message: string): Promise<string> {
    if (!isRefusal(error, 401)) clearDraft(sentDraft(id));
    const more = isRefusal(error, 422) || isRefusal(error, 404) ? await reload() : '';
    return more ? `${message.replace(/[.!?]?$/, '.')}${more}` : message;
  }

  async function send(sent: Decision, values: ReviewValues): Promise<void> {
    const isSameSession = createSessionCheck();
    const variables = { id, review: { status: sent, ...values } };
    const data = await reviewApplication.call(variables);
    if (isSameSession()) addAdmission(client, data);
    await reviewApplication.updateCache(client, [{ variables, data }]);
    clearDraft(draft);
    if (isMounted.current) onDecided(sent);
    // Another application is open by now, so that the panel cannot say it.
    else toast.success(`${fullName} ${decisionLabels(status, sent).done}`);
  }

  if (!isKnownStatus(status))
    return (
      <Text color="fg.muted">
        {`The server calls this status ${status}, which this portal does not know. It can be read, but not decided here.`}
      </Text>
    );
  return (
    <>
      <Stack ref={section} gap="3">
        <DecisionButtons
          label="Decision"
          rows={[application]}
          chosen={decision}
          onChoose={(one) => choose(one === decision ? undefined : one)}
        />
      </Stack>
      {decision && (
        <ReviewForm
          label={`${decisionLabels(status, decision).choose}: ${fullName}`}
          draft={draft}
          rows={[application]}
          decision={decision}
          noun="Application"
          blocked={blocked}
          note="What you write is kept in this tab until it is sent."
          failure={{ failed: 'Failed to review application', unanswered: 'Error reviewing application', explain }}
          onSubmit={async (values) => {
            writeDraft(sentDraft(id), { decision });
            await send(decision, values);
            clearDraft(sentDraft(id));
          }}
          onCancel={cancel}
        >
          {decision === 'APPROVED' && !blocked && <ApprovalPreview application={application} />}
        </ReviewForm>
      )}
    </>
  );
}
