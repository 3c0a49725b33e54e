import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Band } from '#src/ui/Masthead.tsx';
import { studentScene } from '#src/university/scenes.ts';

interface Props {
  readonly portrait?: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What the slots add is made for a light ground. */
const onDark = { color: 'inherit', borderColor: 'currentColor', _hover: { bg: 'rgb(255 255 255 / 0.1)' } };

/** The head of a student's own pages, after those of the public ones; the page's first card lies over its lower edge. */
export function StudentBand({ portrait, actions, children }: Props) {
  return (
    <Band scene={studentScene} pt={{ base: '5', md: '9' }} pb={{ base: '11', md: '16' }}>
      <Flex columnGap={{ base: '4', md: '6' }} rowGap="3" wrap="wrap" align={portrait ? 'center' : 'flex-end'}>
        {portrait}
        {/* A long name takes a second line, and leaves the actions beside it. */}
        <Box minW="0" {...(portrait !== undefined && { flex: { base: '1 1 9rem', md: '0 1 auto' } })}>
          {children}
        </Box>
        <Flex gap="3" wrap="wrap" css={{ '& > button': onDark }}>
          {actions}
        </Flex>
      </Flex>
    </Band>
  );
}

export const BandOverline = chakra('p', {
  base: { textStyle: 'overline', color: 'accent.solid', outline: '0', mb: { base: '1', md: '2' } },
});

export const BandTitle = chakra('p', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    textStyle: { base: '2xl', md: '4xl' },
    overflowWrap: 'anywhere',
    outline: '0',
  },
});
