import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { applicationQuery, invalidateApplications, reviewApplication } from '../../../../api/admin-applications.ts';
import { isRefusal, messageOf } from '../../../../api/errors.ts';
import { applicationStatusLabel } from '../../../../domain/application-status.ts';
import {
  decisionLabels,
  requiredFields,
  blockedReason,
  type Decision,
} from '../../../../domain/application-transitions.ts';
import { clearDraft, readDraft } from '../../../../forms/draft.ts';
import { applyFieldErrors } from '../../../../forms/field-errors.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormDraft } from '../../../../forms/FormDraft.tsx';
import { FormError } from '../../../../forms/FormError.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { createSessionCheck } from '../../../../session/session.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { recordAdmission } from '../admissions.ts';
import { BLANK_REVIEW, reviewSchema, type ReviewValues } from '../review-form.ts';
import { ReviewFields } from '../ReviewFields.tsx';
import { StudentPreview } from './StudentPreview.tsx';

interface Props {
  readonly application: components['schemas']['Application'];
  readonly decision: Decision;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

/** Sends a decision (operation reviewApplication). What was typed outlives a refusal, a reload and another look around. */
export function ReviewForm({ application, decision, onCancel, onDecided }: Props) {
  const client = useQueryClient();
  const { id, fullName, status } = application;
  const draft = `review:${id}`;
  const needs = requiredFields(status, decision);
  const words = decisionLabels(status, decision);
  const refused = blockedReason(status, decision);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  /** Another administrator was faster, or this page is old: what is stored is shown, and said. */
  async function lookAgain(): Promise<string> {
    const stored = await client.fetchQuery(applicationQuery(id)).catch(() => undefined);
    void invalidateApplications(client);
    if (!stored) return '';
    const now = applicationStatusLabel(stored.status);
    return stored.status === status
      ? ''
      : ` Another administrator was faster: the application has been loaded again, and its status is now ${now}.`;
  }

  async function send(values: ReviewValues): Promise<void> {
    const isSameSitting = createSessionCheck();
    const variables = { id, review: { status: decision, ...values } };
    const data = await reviewApplication.call(variables);
    if (isSameSitting()) recordAdmission(client, data);
    await reviewApplication.updateCache(client, [{ variables, data }]);
    clearDraft(draft);
    if (isShown.current) onDecided();
    // Somebody who has gone on to another application is told here.
    else toast.success(`${fullName} ${words.done}`);
  }

  return (
    <Form<ReviewValues>
      label={`${words.choose}: ${fullName}`}
      initialValues={readDraft(draft, BLANK_REVIEW)}
      schema={reviewSchema(needs)}
      onSubmit={async (values, helpers) => {
        try {
          await send(values);
        } catch (error) {
          const message = messageOf(error, 'Failed to review application', 'Error reviewing application');
          const more = isRefusal(error, 422) || isRefusal(error, 404) ? await lookAgain() : '';
          applyFieldErrors(helpers, values, error, more ? `${message.replace(/[.!?]?$/, '.')}${more}` : message);
        }
      }}
    >
      <FormDraft name={draft} />
      <Stack gap="4">
        {decision === 'APPROVED' && refused === undefined && <StudentPreview application={application} />}
        <ReviewFields key={decision} needs={needs} />
        <FormError />
        {refused !== undefined && (
          <Alert.Root status="warning" role="note">
            <Alert.Content>{`${words.choose} is not possible any more. ${refused} What you wrote is kept.`}</Alert.Content>
          </Alert.Root>
        )}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          {refused === undefined ? (
            <SubmitButton busyLabel={words.sending} colorPalette={decision === 'REJECTED' ? 'red' : 'brand'}>
              {`${words.send} Application`}
            </SubmitButton>
          ) : (
            <Button disabled title={refused}>
              {`${words.send} Application`}
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
