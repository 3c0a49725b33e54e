import { Button, Code, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { DEFAULT_STUDENT_PASSWORD } from '../../../domain/student-account.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Who has been added. A server that answers without the record tells no id. */
export interface Added {
  readonly id: string | undefined;
  readonly name: string;
  readonly email: string;
}

interface Props extends Added {
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** After a student has been added: what they need to sign in, and where to go next. */
export function StudentAdded({ id, name, email, onAnother, onClose }: Props) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The form and its focused button are gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="5">
      <Text ref={heading} tabIndex={-1} outline="0" overflowWrap="anywhere">
        <strong>{name}</strong> has been added and can sign in as a student with <Code>{email}</Code> and the password{' '}
        <Code>{DEFAULT_STUDENT_PASSWORD}</Code>. Please pass both on: the password should be changed after the first
        login.
      </Text>
      <HStack justify="flex-end" gap="3" wrap="wrap">
        <Button variant="surface" onClick={onAnother}>
          Add Another
        </Button>
        {id !== undefined && (
          <LinkButton variant="surface" to="/admin/students/$studentId" params={{ studentId: id }}>
            View Student
          </LinkButton>
        )}
        <Button onClick={onClose}>Done</Button>
      </HStack>
    </Stack>
  );
}
