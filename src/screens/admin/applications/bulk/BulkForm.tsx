import { Button, Flex, Stack, Text } from '@chakra-ui/react';
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
import { BLANK_REVIEW, DecisionButtons, ReviewFields, reviewSchema, type ReviewValues } from '../ReviewFields.tsx';
import { LeftOut } from './LeftOut.tsx';

type Application = components['schemas']['Application'];

interface Props {
  readonly rows: readonly Application[];
  readonly onCancel: () => void;
  readonly onDecide: (decision: Decision, values: ReviewValues) => void;
}

/** The draft of a decision for many: it is forgotten when all of them are decided. */
export const BULK_DRAFT = 'review:several';

const counted = (count: number) => (count === 1 ? '1 Application' : `${count} Applications`);

/** One decision, with one comment and one reason, for every application that it is allowed for. */
export function BulkForm({ rows, onCancel, onDecide }: Props) {
  const [decision, setDecision] = useState<Decision>();
  const able = (to: Decision) => rows.filter(({ status }) => blockedReason(status, to) === undefined);
  // Several from different statuses are called by the commonest word; one kind alone by its own.
  const from = new Set(rows.map(({ status }) => status)).size === 1 ? (rows[0]?.status ?? '') : '';
  const words = (to: Decision) => decisionLabels(from, to);
  const sendable = decision ? able(decision) : [];
  const needs = {
    reason: decision === 'REJECTED',
    comments: decision !== undefined && sendable.some(({ status }) => requiredFields(status, decision).comments),
  };

  return (
    <Form<ReviewValues>
      label="One decision for all"
      initialValues={readDraft(BULK_DRAFT, BLANK_REVIEW)}
      schema={reviewSchema(needs)}
      onSubmit={(values) => {
        if (decision && sendable.length > 0) onDecide(decision, values);
      }}
    >
      <FormDraft name={BULK_DRAFT} />
      <Stack gap="4">
        <DecisionButtons
          label="Decision for all"
          chosen={decision}
          choice={(to) => ({
            label: `${words(to).choose} (${able(to).length})`,
            blocked: able(to).length > 0 ? undefined : refusalOfAll(rows, to),
          })}
          onChoose={setDecision}
        />
        {decision ? (
          <>
            <LeftOut rows={rows} decision={decision} />
            {decision === 'APPROVED' && <BulkApprovalPreview rows={sendable} />}
            <ReviewFields key={decision} required={needs} />
          </>
        ) : (
          <Text color="fg.muted">Choose a decision. The figure says how many of them it is allowed for.</Text>
        )}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          {decision && (
            <SubmitButton busyLabel={words(decision).sending} colorPalette={decision === 'REJECTED' ? 'red' : 'brand'}>
              {`${words(decision).send} ${counted(sendable.length)}`}
            </SubmitButton>
          )}
        </Flex>
      </Stack>
    </Form>
  );
}

/** Why a decision is allowed for none of them. */
function refusalOfAll(rows: readonly Application[], to: Decision): string {
  const reasons = [...new Set(rows.map(({ status }) => blockedReason(status, to)))];
  return reasons.length === 1 && reasons[0] ? reasons[0] : 'It is allowed for none of them.';
}
