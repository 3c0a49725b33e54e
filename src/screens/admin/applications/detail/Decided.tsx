import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

interface Props {
  /** What has become of whom. */
  readonly text: string;
  /** Opens the next application that waits; absent where none does in this list. */
  readonly onNext: (() => void) | undefined;
}

/** After a decision: what was done, and one click, or the key n, to the next that waits. */
export function Decided({ text, onNext }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  // The form and its button are gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      p="3"
      borderRadius="l2"
      bg="bg.success"
      borderInlineStartWidth="4px"
      borderColor="border.success"
    >
      <Text ref={said} tabIndex={-1} outline="0" role="status" flex="1 1 10rem" overflowWrap="anywhere">
        {text}
      </Text>
      {onNext ? (
        <Button size="sm" onClick={onNext}>
          Next undecided
        </Button>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          No undecided application is left in this list.
        </Text>
      )}
    </Flex>
  );
}
