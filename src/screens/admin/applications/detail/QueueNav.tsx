import { Button, Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { CloseIcon } from '../../../../ui/icons.tsx';
import type { Queue } from '../use-queue.ts';

interface Props {
  readonly queue: Queue;
  /** Whose application is open. */
  readonly name: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** Where one stands in the list, and the ways on: back, forth, and out. */
export function QueueNav({ queue: { position, count, previous, next }, name, onShow, onClose }: Props) {
  return (
    <Flex as="nav" aria-label="Applications in the list" align="center" gap="2">
      <Button
        size="sm"
        variant="surface"
        disabled={previous === undefined}
        title={previous === undefined ? 'There is none before it in the list' : undefined}
        onClick={() => previous !== undefined && onShow(previous)}
      >
        Previous
      </Button>
      <Button
        size="sm"
        variant="surface"
        disabled={next === undefined}
        title={next === undefined ? 'There is none after it in the list' : undefined}
        onClick={() => next !== undefined && onShow(next)}
      >
        Next
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted" flex="1" lineHeight="short">
        <VisuallyHidden>{`${name}, `}</VisuallyHidden>
        {position === undefined ? 'Not in this list' : `${position} of ${count}`}
      </Text>
      <IconButton size="sm" variant="ghost" aria-label="Close application" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Flex>
  );
}
