import { Box, chakra, Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from './NavLink.tsx';
import type { RoleLink } from './navigation.ts';

interface Props {
  readonly label: string;
  readonly links: readonly RoleLink[];
  /** What stands at the end of the line; on a phone, whose menu has the links, it stands there alone. */
  readonly tools?: ReactNode;
}

/** The pages of a role, below the bar: a signed-in person changes between them all day. */
export function SectionNav({ label, links, tools }: Props) {
  return (
    <Box bg="bg.muted" borderBottomWidth="1px" hideBelow={tools ? undefined : 'md'}>
      <Container display="flex" alignItems="center">
        <chakra.nav aria-label={label} hideBelow="md">
          <chakra.ul display="flex" ms="-3">
            {links.map(({ to, label: text }) => (
              <li key={to}>
                <NavLink to={to}>{text}</NavLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        {tools}
      </Container>
    </Box>
  );
}
