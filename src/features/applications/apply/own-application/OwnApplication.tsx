import { HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { object } from 'yup';
import { ApiError, isRefusal } from '#src/platform/api/errors.ts';
import { type ApplicationProgress, lookUpApplication } from './own-application.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { TextField } from '#src/forms/fields.tsx';
import { email, required } from '#src/forms/rules.ts';
import { SubmitButton } from '#src/forms/SubmitButton.tsx';
import { Progress, type Proof } from './Progress.tsx';

const proofSchema = object({ referenceNumber: required('Reference number is required'), email: email() });

const words = {
  failed: 'Your application could not be looked up. Please try again.',
  unanswered: 'Your application could not be looked up.',
};

/** The same for a wrong number and for somebody else's address, whatever the server says: nobody learns who has applied. */
const NONE = 'No application has this reference number and this email address. Please check both.';

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
      throw isRefusal(error, 404) ? ApiError.refused(404, { message: NONE }) : error;
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

/** The form. Its first empty field has the focus. */
function LookUp({ known, onFind }: { readonly known: Proof; readonly onFind: (values: Proof) => Promise<void> }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(frame.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, []);
  return (
    <Form label="Look up your application" initialValues={known} schema={proofSchema} failure={words} onSubmit={onFind}>
      <Stack ref={frame} gap="4">
        <Text color="fg.muted">
          Enter the number that you got when you applied, and the email address of the application.
        </Text>
        <TextField
          name="referenceNumber"
          label="Reference number"
          required
          autoComplete="off"
          help="Such as APP-2026-000081"
        />
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
        <FormError />
        <HStack>
          <SubmitButton busyLabel="Looking it up...">Look It Up</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}
