import { Button, Flex, Text } from '@chakra-ui/react';

interface Props {
  readonly count: number;
  /** How many of them the list does not show as it is filtered. */
  readonly hidden: number;
  readonly onDecide: () => void;
  readonly onClear: () => void;
}

/** How many applications are chosen, and what can be done with all of them. */
export function BulkBar({ count, hidden, onDecide, onClear }: Props) {
  return (
    <Flex
      role="group"
      aria-label="Selected applications"
      gap="3"
      wrap="wrap"
      align="center"
      px="4"
      py="2.5"
      bg="brand.subtle"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="brand.border"
    >
      <Text role="status" fontWeight="semibold" flex="1 1 10rem">
        {`${count} selected`}
        {hidden > 0 && `, ${hidden} of them not in this list`}
      </Text>
      <Button size="sm" onClick={onDecide}>
        Decide All...
      </Button>
      <Button size="sm" variant="surface" onClick={onClear}>
        Clear selection
      </Button>
    </Flex>
  );
}
