import { Box, chakra, Container } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { NavList } from './navigation.tsx';
import { studentLinks } from './person-links.ts';

/** The pages of a student, in a line below the bar, above the open page. A phone's menu has the links instead. */
export function StudentLayout() {
  return (
    <>
      <Box bg="bg.muted" borderBottomWidth="1px" hideBelow="md">
        <Container>
          <chakra.nav aria-label={t`Student`}>
            <NavList links={studentLinks} ms="-3" />
          </chakra.nav>
        </Container>
      </Box>
      <Outlet />
    </>
  );
}
