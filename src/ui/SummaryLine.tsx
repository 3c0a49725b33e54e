import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    width: 'fit-content',
    py: '1',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'brand.fg',
    cursor: 'button',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    // Safari draws its triangle for any display.
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** The line of a `details` that opens it, without a box of its own. */
export const SummaryLine = ({ children }: { readonly children: ReactNode }) => (
  <Summary>
    {children}
    <ChevronDownIcon />
  </Summary>
);
