import { Box, chakra, Container } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linksOf } from './navigation.ts';
import { NavLink } from './NavLink.tsx';

/** The layout of every page of a student. */
export function StudentLayout() {
  return <RoleLayout label="Student" links={linksOf('STUDENT')} />;
}

/** The layout of every page of an administrator; the tools are available on all of them. */
export function AdminLayout({ tools }: { readonly tools: ReactNode }) {
  return <RoleLayout label="Administration" links={linksOf('ADMIN')} tools={tools} />;
}

interface Props {
  readonly label: string;
  readonly links: ReturnType<typeof linksOf>;
  /** Stands at the end of the line; on a phone, whose menu has the links, it stands there alone. */
  readonly tools?: ReactNode;
}

/** The pages of a role, in a line below the bar, above the open page. */
function RoleLayout({ label, links, tools }: Props) {
  return (
    <>
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
      <Outlet />
    </>
  );
}
