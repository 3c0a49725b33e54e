import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import {
  decisionLabels,
  requiredFields,
  blockedReason,
  type Decision,
} from '../../../../domain/application-transitions.ts';
import { readDraft } from '../../../../forms/draft.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormDraft } from '../../../../forms/FormDraft.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { BulkApprovalPreview } from '../ApprovalPreview.tsx';
import {
  BLANK_REVIEW,
  DecisionButtons,
  decisionPalette,
  ReviewFields,
  reviewSchema,
  type ReviewValues,
} from '../ReviewFields.tsx';

type Application = components['schemas']['Application'];

interface Props {
  readonly rows: readonly Application[];
  readonly onCancel: () => void;
  readonly onReview: (review: ReviewValues & { readonly status: Decision }) => void;
}

/** The name of the draft. It is cleared when all selected applications are decided. */
export const BULK_DRAFT = 'review:several';

export const countApplications = (count: number) => (count === 1 ? '1 Application' : `${count} Applications`);

/** One decision, with one comment and one reason, for every application that it is allowed for. */
export function BulkReviewForm({ rows, onCancel, onReview }: Props) {
  const [decision, setDecision] = useState<Decision>();
  const allowed = (to: Decision) => rows.filter(({ status }) => blockedReason(status, to) === undefined);
  // Rejected applications alone are reopened; among others the general words are used.
  const from = new Set(rows.map(({ status }) => status)).size === 1 ? (rows[0]?.status ?? '') : '';
  const labels = (to: Decision) => decisionLabels(from, to);
  const reviewed = decision ? allowed(decision) : [];
  const needs = decision ? reviewed.map(({ status }) => requiredFields(status, decision)) : [];
  const required = { reason: needs.some(({ reason }) => reason), comments: needs.some(({ comments }) => comments) };

  return (
    <Form<ReviewValues>
      label="One decision for all"
      initialValues={readDraft(BULK_DRAFT, BLANK_REVIEW)}
      schema={reviewSchema(required)}
      onSubmit={(values) => {
        if (decision && reviewed.length > 0) onReview({ ...values, status: decision });
      }}
    >
      <FormDraft name={BULK_DRAFT} />
      <Stack gap="4">
        <DecisionButtons
          label="Decision for all"
          chosen={decision}
          choice={(to) => ({
            label: `${labels(to).choose} (${allowed(to).length})`,
            blocked: allowed(to).length > 0 ? undefined : blockedReasonOfAll(rows, to),
          })}
          onChoose={setDecision}
        />
        {decision ? (
          <>
            <LeftOutNote rows={rows} decision={decision} />
            {decision === 'APPROVED' && <BulkApprovalPreview rows={reviewed} />}
            <ReviewFields key={decision} required={required} />
          </>
        ) : (
          <Text color="fg.muted">Choose a decision. The figure says how many of them it is allowed for.</Text>
        )}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          {decision && (
            <SubmitButton busyLabel={labels(decision).sending} colorPalette={decisionPalette(decision)}>
              {`${labels(decision).send} ${countApplications(reviewed.length)}`}
            </SubmitButton>
          )}
        </Flex>
      </Stack>
    </Form>
  );
}

/** Why a decision is allowed for none of them. */
function blockedReasonOfAll(rows: readonly Application[], to: Decision): string {
  const reasons = [...new Set(rows.map(({ status }) => blockedReason(status, to)))];
  return reasons.length === 1 && reasons[0] ? reasons[0] : 'It is allowed for none of them.';
}

const NAMED = 5;

/** The applications that the decision is not allowed for, and why; no call is made for them. */
function LeftOutNote({ rows, decision }: { readonly rows: readonly Application[]; readonly decision: Decision }) {
  const leftOut = rows.flatMap(({ id, fullName, status }) => {
    const reason = blockedReason(status, decision);
    return reason === undefined ? [] : [{ id, text: `${fullName}: ${reason}` }];
  });
  if (leftOut.length === 0) return null;
  const more = leftOut.length - NAMED;
  return (
    <Alert.Root status="warning" role="note">
      <Alert.Content>
        <Alert.Title>{leftOut.length === 1 ? '1 is left out' : `${leftOut.length} are left out`}</Alert.Title>
        <ul>
          {leftOut.slice(0, NAMED).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
          {more > 0 && <li>{`and ${more} more`}</li>}
        </ul>
      </Alert.Content>
    </Alert.Root>
  );
}
