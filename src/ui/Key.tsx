import { chakra } from '@chakra-ui/react';

export const Key = chakra('kbd', {
  base: {
    px: '1.5',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    bg: 'bg.panel',
    fontFamily: 'mono',
    textStyle: 'xs',
    color: 'fg',
  },
});
