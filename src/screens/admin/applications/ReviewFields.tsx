import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { REJECTION_REASONS } from '../../../domain/rejection-reasons.ts';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { COMMENTS_MAX, REASON_MAX, type ReviewValues } from './review-form.ts';

interface Props {
  readonly needs: { readonly reason: boolean; readonly comments: boolean };
}

/** What to write beside a decision: comments, and for a rejection its reason, which is something else. */
export function ReviewFields({ needs }: Props) {
  const { setFieldValue, setFieldTouched } = useFormikContext<ReviewValues>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('textarea')?.focus(), []);

  async function suggest(reason: string): Promise<void> {
    await setFieldValue('rejectionReason', reason);
    await setFieldTouched('rejectionReason', false, false);
    fields.current?.querySelector('textarea')?.focus();
  }

  return (
    <Stack ref={fields} gap="4">
      {needs.reason && (
        <div>
          <TextAreaField
            name="rejectionReason"
            label="Reason for the rejection"
            required
            rows={3}
            maxLength={REASON_MAX}
            help="This is what the applicant is told."
          />
          <Flex role="group" aria-label="Suggested reasons" gap="1.5" wrap="wrap" mt="2">
            {REJECTION_REASONS.map((reason) => (
              <Button
                key={reason}
                size="xs"
                variant="subtle"
                height="auto"
                minH="8"
                py="1"
                whiteSpace="normal"
                textAlign="start"
                maxW="full"
                flexShrink="1"
                onClick={() => void suggest(reason)}
              >
                {reason}
              </Button>
            ))}
          </Flex>
        </div>
      )}
      <TextAreaField
        name="reviewComments"
        label="Comments"
        required={needs.comments}
        rows={3}
        maxLength={COMMENTS_MAX}
        help={needs.comments ? 'Why it is opened again. Kept in the timeline.' : 'Kept in the timeline.'}
      />
      {needs.reason && (
        <Text textStyle="sm" color="fg.muted">
          Without comments the timeline shows the reason.
        </Text>
      )}
    </Stack>
  );
}
