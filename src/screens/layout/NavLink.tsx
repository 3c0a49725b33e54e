import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A link of a navigation. The link of the current page is underlined; the router sets its aria-current. */
export const NavLink = createLink(
  chakra('a', {
    base: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minH: '10',
      px: { base: '3', md: '2', lg: '3' },
      borderRadius: 'l1',
      fontWeight: 'medium',
      textStyle: 'sm',
      color: 'fg.muted',
      outline: '0',
      transition: 'color 150ms',
      focusVisibleRing: 'inside',
      _hover: { color: 'fg' },
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: { base: '3', md: '2', lg: '3' },
        bottom: '1',
        height: '2px',
        borderRadius: 'full',
        bg: 'accent.solid',
        scale: '0 1',
        transformOrigin: 'left',
        transition: 'scale 200ms',
      },
      '&[aria-current=page]': { color: 'fg', _after: { scale: '1 1' } },
    },
  }),
);
