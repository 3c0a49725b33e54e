import { chakra } from '@chakra-ui/react';

/** A password to be read out: in letters that are told apart, and chosen whole by a click. */
export const Secret = chakra('code', {
  base: {
    px: '2',
    py: '0.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    fontFamily: 'mono',
    fontWeight: 'semibold',
    letterSpacing: 'wide',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});
