import { chakra } from '@chakra-ui/react';

/** Figures in columns of equal width, two on a phone. Each child is a label and its figure, which stands above it. */
export const FigureStrip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'none' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(0, 1fr)' },
    // The lines between the cells, whatever their number.
    gap: '1px',
    bg: 'border',
    borderWidth: '1px',
    borderRadius: 'l3',
    overflow: 'hidden',
    listStyleType: 'none',
    '& > *': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      px: { base: '3', lg: '6' },
      py: { base: '2', md: '3' },
      bg: 'bg.panel',
      overflowWrap: 'anywhere',
    },
    '& > :last-child:nth-of-type(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > * > :first-of-type': { textStyle: 'sm', color: 'fg.muted' },
    '& > * > :last-child': {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      textStyle: { base: 'lg', sm: 'xl', lg: '2xl' },
      color: 'fg',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
