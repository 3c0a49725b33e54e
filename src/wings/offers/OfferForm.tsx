import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Form, FormError } from '#src/forms/Form.tsx';
import { SubmitButton, TextAreaField, TextField } from '#src/forms/fields.tsx';
import type { OfferFormProps } from '#src/features/slots.ts';
import { msg, t } from '#src/languages/texts.ts';
import { formatDayOf } from '#src/platform/text/format.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { makeOffer } from './calls.ts';
import { endOfDay, offerSchema, type OfferValues, usualDay } from './offer-form.ts';

/** An approval that the applicant still has to accept, in the place of the form that approves at once. */
export function OfferForm({ application, explain, onDone, onBack }: OfferFormProps) {
  const { id, fullName } = application;
  const offer = useMutation(makeOffer);
  const frame = useRef<HTMLDivElement>(null);
  const [start] = useState((): OfferValues => ({ answerBy: usualDay(new Date()), reviewComments: '' }));
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <Form<OfferValues>
      label={t`Offer a seat: ${fullName}`}
      initialValues={start}
      draft={`offer:${id}`}
      schema={offerSchema}
      failure={{ failed: msg`Failed to offer the seat`, unanswered: msg`Error offering the seat`, explain }}
      onSubmit={async ({ answerBy, reviewComments }) => {
        const until = endOfDay(answerBy) ?? '';
        await offer.mutateAsync({ id, answerBy: until, reviewComments });
        toast.success(t`A seat is offered to ${fullName} until ${formatDayOf(until)}.`);
        return onDone;
      }}
    >
      <Stack ref={frame} gap="4">
        <Text>
          {t`The seat is held until the applicant answers, or until the end of the last day. Then it is free.`}
        </Text>
        <TextField name="answerBy" label={t`Last day to answer`} type="date" required />
        <TextAreaField
          name="reviewComments"
          label={t`Comments`}
          rows={2}
          help={t`For the office. The applicant does not see them.`}
        />
        <FormError />
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="surface" onClick={onBack}>
            {t`Back to Approve`}
          </Button>
          <SubmitButton busyLabel={t`Offering...`}>{t`Offer Seat`}</SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}
