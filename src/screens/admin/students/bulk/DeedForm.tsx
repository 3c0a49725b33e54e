import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { Form } from '../../../../forms/Form.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import type { Deed } from './bulk-calls.ts';

/** What asks how something is to be done to many. */
export interface DeedFormProps {
  /** `25 Students`. */
  readonly count: string;
  readonly onDeed: (deed: Deed) => void;
  readonly onCancel: () => void;
}

interface Props<Values extends AnyObject> extends DeedFormProps {
  readonly label: string;
  readonly blank: Values;
  readonly schema: ObjectSchema<AnyObject>;
  readonly deedOf: (values: Values) => Deed;
  /** What becomes of what the records say already. */
  readonly note: string;
  readonly children: ReactNode;
}

/** The frame of a form for many students: for how many, and what becomes of what they have; its fields; its buttons. */
export function DeedForm<Values extends AnyObject>(props: Props<Values>) {
  const { label, blank, schema, deedOf, note, count, onDeed, onCancel, children } = props;
  return (
    <Form<Values> label={label} initialValues={blank} schema={schema} onSubmit={(values) => onDeed(deedOf(values))}>
      <Stack gap="4">
        <Text color="fg.muted">{`For ${count.toLowerCase()}. ${note}`}</Text>
        {children}
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Updating...">Update {count}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}
