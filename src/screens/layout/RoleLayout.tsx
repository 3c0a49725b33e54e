import { Box, chakra, Container } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linksOf, NavList } from './navigation.tsx';

interface Props {
  readonly label: string;
  readonly userRole: 'STUDENT' | 'ADMIN';
  /** Stands at the end of the line; on a phone, whose menu has the links, it stands there alone. */
  readonly tools?: ReactNode;
}

/** The pages of a role, in a line below the bar, above the open page. */
export function RoleLayout({ label, userRole, tools }: Props) {
  return (
    <>
      <Box bg="bg.muted" borderBottomWidth="1px" hideBelow={tools ? undefined : 'md'}>
        <Container display="flex" alignItems="center">
          <chakra.nav aria-label={label} hideBelow="md">
            <NavList links={linksOf(userRole)} ms="-3" />
          </chakra.nav>
          {tools}
        </Container>
      </Box>
      <Outlet />
    </>
  );
}
