import { chakra, Container } from '@chakra-ui/react';
import { NavLink } from './NavLink.tsx';
import type { RoleLink } from './navigation.ts';

/** The pages of a role, below the bar: a signed-in person changes between them all day. */
export function SectionNav({ label, links }: { readonly label: string; readonly links: readonly RoleLink[] }) {
  return (
    <chakra.nav aria-label={label} bg="bg.muted" borderBottomWidth="1px" hideBelow="md">
      <Container>
        <chakra.ul display="flex" ms="-3">
          {links.map(({ to, label: text }) => (
            <li key={to}>
              <NavLink to={to}>{text}</NavLink>
            </li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.nav>
  );
}
