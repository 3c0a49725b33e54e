import { Alert, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '#src/features/applications/application.ts';
import { blockedReason, type Decision } from '#src/features/applications/application-status.ts';
import { BulkApprovalPreview } from '#src/features/applications/review/ApprovalPreview.tsx';
import {
  DecisionButtons,
  ReviewForm,
  type ReviewValues,
  useHolding,
} from '#src/features/applications/review/ReviewForm.tsx';
import { plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { clearDraft } from '#src/session/draft.ts';
import { toast } from '#src/ui/toast/toast.ts';

interface Props {
  readonly rows: readonly Application[];
  /** The name of the draft of its texts. */
  readonly draft: string;
  readonly onCancel: () => void;
  readonly onReview: (decision: Decision, values: ReviewValues) => void;
}

/** One decision for all that are selected, with its texts. */
export function BulkReviewForm({ rows, draft, onCancel, onReview }: Props) {
  const [decision, setDecision] = useState<Decision>();
  const reviewed = decision ? rows.filter((row) => blockedReason(row, decision) === undefined) : [];
  const client = useQueryClient();
  const holding = useHolding(decision, reviewed.length);

  async function hold({ reviewComments, rejectionReason }: ReviewValues): Promise<void> {
    if (!decision || reviewed.length === 0) return;
    const ids = reviewed.map(({ id }) => id);
    await holding?.hold(client, { ids, status: decision, reviewComments, rejectionReason, isOverCapacity: false });
    clearDraft(draft);
    toast.success(
      plural(
        reviewed.length,
      )`${formatNumber(reviewed.length)} decision is held. | ${formatNumber(reviewed.length)} decisions are held.`,
    );
    onCancel();
  }

  return (
    <ReviewForm
      label={t`One decision for all`}
      draft={draft}
      keepsDraft
      rows={rows}
      decision={decision}
      count={reviewed.length}
      onSubmit={(values) => {
        if (decision && reviewed.length > 0) onReview(decision, values);
      }}
      failure={{ failed: t`Failed to hold the decision`, unanswered: t`Error holding the decision` }}
      onHold={holding && hold}
      onCancel={onCancel}
    >
      <DecisionButtons label={t`Decision for all`} rows={rows} chosen={decision} counted onChoose={setDecision} />
      {decision ? (
        <LeftOutNote rows={rows} decision={decision} />
      ) : (
        <Text color="fg.muted">
          {t`Choose a decision. The number on a button says for how many of them it is allowed.`}
        </Text>
      )}
      {decision === 'APPROVED' && <BulkApprovalPreview rows={reviewed} />}
    </ReviewForm>
  );
}

const NAMED = 5;

function LeftOutNote({ rows, decision }: { readonly rows: readonly Application[]; readonly decision: Decision }) {
  const leftOut = rows.filter((row) => blockedReason(row, decision) !== undefined);
  if (leftOut.length === 0) return null;
  const more = leftOut.length - NAMED;
  return (
    <Alert.Root status="warning" role="note">
      <Alert.Content>
        <Alert.Title>
          {plural(
            leftOut.length,
          )`${formatNumber(leftOut.length)} is left out | ${formatNumber(leftOut.length)} are left out`}
        </Alert.Title>
        <ul>
          {leftOut.slice(0, NAMED).map((row) => (
            <li key={row.id}>{t`${row.fullName}: ${blockedReason(row, decision) ?? ''}`}</li>
          ))}
          {more > 0 && <li>{t`and ${formatNumber(more)} more`}</li>}
        </ul>
      </Alert.Content>
    </Alert.Root>
  );
}
