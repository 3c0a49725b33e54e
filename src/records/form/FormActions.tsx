import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { coveredBottom } from '#src/ui/theme/tokens.ts';

interface Props {
  /** They stand at the end of the line, and stay in view. */
  readonly isDialog?: boolean | undefined;
  /** On a page, they stay in view where there is something to save: before that, they would only cover what is read. */
  readonly isEdited?: boolean;
  readonly bg?: 'bg' | undefined;
  readonly children: ReactNode;
}

/**
 * The buttons of a form with edits, which stay in view at the window's end however long it is; a field that takes the focus stops
 * above them. They have to be a child of what is as long as the form. On a very low window they stand at the form's end alone.
 */
export function FormActions({ isDialog = false, isEdited = false, bg, children }: Props) {
  const stays = isDialog || isEdited;
  return (
    <Flex
      className={stays ? 'form-actions' : undefined}
      gap="3"
      wrap="wrap"
      justify={isDialog ? 'flex-end' : undefined}
      py="3"
      borderTopWidth="1px"
      bg={bg ?? 'bg.panel'}
      css={stays ? stickyAtEnd : undefined}
    >
      {children}
    </Flex>
  );
}

const stickyAtEnd = {
  '@media (min-height: 22rem)': {
    position: 'sticky',
    bottom: `calc${coveredBottom}`,
    zIndex: '1',
    // A dialog ends above what covers the window's end, and what scrolls it has a padding.
    '[role=dialog] &': { bottom: { base: '-3', md: '-6' } },
  },
};
