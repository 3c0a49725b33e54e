import { chakra, Container, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { ColorModeButton } from '../../ui/color-mode/ColorModeButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Brand } from './Brand.tsx';
import { ChangePassword } from './change-password/ChangePassword.tsx';
import { MobileNav } from './MobileNav.tsx';
import { publicLinks } from './navigation.ts';
import { NavLink } from './NavLink.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bar at the top of every page (section 2). */
export function Header() {
  const { isAuthenticated, token } = useSession();
  // The dialog belongs to one session: it does not wait, open, for the next person who signs in.
  const [changingFor, setChangingFor] = useState<string | null>(null);
  const changePassword = () => setChangingFor(token);
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px">
      <Container display="flex" alignItems="center" gap={{ base: '2', lg: '4' }} h="16">
        <Brand />
        <chakra.nav aria-label="Main" hideBelow="md" ms="auto">
          <chakra.ul display="flex">
            {publicLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} activeOptions={{ exact: to === '/' }}>
                  {label}
                </NavLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <HStack gap="2" hideBelow="md">
          {isAuthenticated ? (
            <UserMenu onChangePassword={changePassword} />
          ) : (
            <>
              <LinkButton to="/admissions" size="sm" colorPalette="accent">
                Apply Now
              </LinkButton>
              <LinkButton to="/login" size="sm" variant="surface">
                Login
              </LinkButton>
            </>
          )}
        </HStack>
        <HStack gap="1" ms={{ base: 'auto', md: '0' }}>
          <ColorModeButton />
          <MobileNav onChangePassword={changePassword} />
        </HStack>
      </Container>
      {isAuthenticated && <ChangePassword open={changingFor === token} onClose={() => setChangingFor(null)} />}
    </chakra.header>
  );
}
