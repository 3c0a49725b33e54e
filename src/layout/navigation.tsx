import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { msg, translate } from '../languages/texts.ts';

/** Section 2, "Navigation bar links". Apply Now and Login are buttons beside them. */
export const publicLinks = [
  { to: '/', label: msg`Home` },
  { to: '/about', label: msg`About` },
  { to: '/courses', label: msg`Courses` },
  { to: '/faculty', label: msg`Faculty` },
  { to: '/research', label: msg`Research` },
  { to: '/contact', label: msg`Contact` },
] as const;

/** A link of a navigation. The link of the current page is underlined; the router sets its aria-current. */
const NavLink = createLink(
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
      whiteSpace: 'nowrap',
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
        bg: 'accent.solid',
        scale: '0 1',
        transformOrigin: 'left',
        _rtl: { transformOrigin: 'right' },
        transition: 'scale 200ms',
      },
      '&[aria-current=page]': { color: 'fg', _after: { scale: '1 1' } },
    },
  }),
);

/** Labels are marked by `msg`. */
export type Links = readonly { readonly to: string; readonly label: string }[];

interface Props extends HTMLChakraProps<'ul'> {
  readonly links: Links;
  readonly link?: Pick<HTMLChakraProps<'a'>, 'onClick' | 'textStyle' | 'width'>;
}

export function NavList({ links, link, ...list }: Props) {
  return (
    <chakra.ul display="flex" {...list}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} activeOptions={{ exact: to === '/' }} {...link}>
            {translate(label)}
          </NavLink>
        </li>
      ))}
    </chakra.ul>
  );
}
