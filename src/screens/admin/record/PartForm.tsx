import { Button, Card, chakra, Heading, HStack, SimpleGrid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { FormError } from '../../../forms/FormError.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import type { Texts } from './conflict.ts';
import { RecordForm } from './RecordForm.tsx';

interface Props<Values extends Texts, Body> extends Omit<
  ComponentProps<typeof RecordForm<Values, Body>>,
  'children' | 'words' | 'label' | 'follows'
> {
  readonly title: string;
  /** What is saved, as a sentence about it begins: "Fees updated successfully!" */
  readonly subject: string;
  /** The facts, with a picture of them. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

const Fields = chakra('fieldset', { base: { display: 'contents' } });

/** A tab of a record: what is stored on one side, and the form that changes it, by a call of its own, on the other. */
export function PartForm<Values extends Texts, Body>({
  title,
  subject,
  facts,
  children,
  ...form
}: Props<Values, Body>) {
  const subjectLater = subject.charAt(0).toLowerCase() + subject.slice(1);
  const words = {
    saved: `${subject} updated successfully! Click "Back to List" to see changes.`,
    failed: `Failed to update ${subjectLater}`,
    unanswered: `Error updating ${subjectLater}`,
  };
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      {facts}
      <RecordForm {...form} follows label={title} words={words}>
        {({ notices, contested, abandon }) => (
          <Card.Root as="section">
            <Card.Body gap="5">
              <Heading as="h2" size="xl">
                {title}
              </Heading>
              {/* The row of a list may be old: nothing is edited before the record itself is here. */}
              <Fields disabled={!form.record.complete}>
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
                  {children}
                </SimpleGrid>
                <FormError />
                {notices}
                <Buttons contested={contested} onCancel={abandon} />
              </Fields>
            </Card.Body>
          </Card.Root>
        )}
      </RecordForm>
    </SimpleGrid>
  );
}

interface ButtonsProps {
  readonly contested: boolean;
  readonly onCancel: () => void;
}

function Buttons({ contested, onCancel }: ButtonsProps) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const edited = dirty || contested;
  return (
    <HStack gap="3" wrap="wrap">
      <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
      <Button
        variant="surface"
        disabled={!edited || isSubmitting}
        title={edited ? undefined : 'Nothing has been changed'}
        onClick={() => {
          onCancel();
          resetForm();
        }}
      >
        Cancel
      </Button>
    </HStack>
  );
}
