import { chakra } from '@chakra-ui/react';

/** A round tile in the colours of its palette, with an icon or a number in its middle. */
export const IconTile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
  },
});
