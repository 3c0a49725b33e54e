import { Box, chakra, Container, HStack, IconButton } from '@chakra-ui/react';
import { createLink, useLocation } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { t, translate } from '../languages/texts.ts';
import { university } from '#src/university/university.ts';
import { ChangePassword } from '../features/accounts/change-password.tsx';
import { dashboardOf } from '../session/roles.ts';
import { displayName, roleOf, useSession } from '../session/session.ts';
import { whenUnused } from '../platform/scheduling.ts';
import { ColorModeButton } from '../ui/color-mode/color-mode.tsx';
import { Crest } from '#src/university/Crest.tsx';
import { MenuIcon, PersonIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { LinkButton } from '../ui/links.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { headerHeight } from '../ui/theme/tokens.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { type Links, NavList, publicLinks } from './navigation.tsx';
import { withTexts } from '../platform/load-texts.ts';

export interface HeaderProps {
  /** The bar is the administrators' own, with these before the menu of the user. They may open the change of the password. */
  readonly Tools?: ComponentType<{ readonly onChangePassword: () => void }>;
  readonly links?: Links;
}

/** The bar at the top of every page (section 2). */
export function Header({ Tools, links = publicLinks }: HeaderProps) {
  const { isAuthenticated, token } = useSession();
  // The dialog belongs to one session, so that it is not open for the next person who signs in.
  const [changingFor, setChangingFor] = useState<string | null>(null);
  const changePassword = () => setChangingFor(token);
  return (
    <chakra.header
      data-screen-only=""
      position="sticky"
      top="0"
      zIndex="sticky"
      h={headerHeight}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Container
        maxW={Tools ? '8xl' : undefined}
        display="flex"
        alignItems="center"
        gap={{ base: '2', lg: '4' }}
        h="full"
      >
        <Brand />
        <chakra.nav
          aria-label={Tools ? t`Administration` : t`Main`}
          hideBelow="md"
          ms={Tools ? { md: '0', lg: '4' } : 'auto'}
          me={Tools ? 'auto' : undefined}
        >
          <NavList links={links} />
        </chakra.nav>
        {Tools && (
          <Box ms={{ base: 'auto', md: '0' }}>
            <Tools onChangePassword={changePassword} />
          </Box>
        )}
        {/* Until the app knows whose session it is, a page that was rendered when the portal was built offers no login to them. */}
        <HStack gap="2" hideBelow="md" css={{ 'html[data-signed-in] &': { visibility: 'hidden' } }}>
          {!Tools && <DashboardLink />}
          {isAuthenticated ? (
            <UserMenu isAdminPage={Tools !== undefined} onChangePassword={changePassword} />
          ) : (
            <>
              <LinkButton to="/admissions" size="sm" colorPalette="accent">
                {t`Apply Now`}
              </LinkButton>
              <LinkButton to="/login" size="sm" variant="surface">
                {t`Login`}
              </LinkButton>
            </>
          )}
        </HStack>
        <HStack gap={{ base: '0', md: '1' }} ms={{ base: Tools ? '0' : 'auto', md: '0' }}>
          <LanguageMenu />
          <ColorModeButton />
          <MobileNav onChangePassword={changePassword} />
        </HStack>
      </Container>
      {isAuthenticated && <ChangePassword open={changingFor === token} onClose={() => setChangingFor(null)} />}
    </chakra.header>
  );
}

const HomeLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: { base: '2', md: '3' },
      minW: '0',
      // Above a phone's bar, whose links are in a drawer, the name is left out where there is room for the crest alone.
      flexWrap: { md: 'wrap' },
      h: '10',
      overflow: 'hidden',
      borderRadius: 'l1',
      outline: '0',
      focusVisibleRing: 'outside',
    },
  }),
);

function Brand() {
  return (
    <HomeLink to="/">
      <Crest />
      <chakra.span lineHeight="1.1" whiteSpace="nowrap" minW="0">
        <chakra.span display="block" fontFamily="heading" fontWeight="semibold" fontSize="xl" letterSpacing="tight">
          {translate(university.shortName)}
        </chakra.span>
        <chakra.span
          display="block"
          fontSize="2xs"
          fontWeight="semibold"
          letterSpacing="0.08em"
          textTransform="uppercase"
          color="fg.muted"
          // Other languages have longer words, and the bar of a phone has no more room; and taller letters than the line.
          overflowX="clip"
          textOverflow="ellipsis"
        >
          {translate(university.kind)}
        </chakra.span>
      </chakra.span>
    </HomeLink>
  );
}

const Drawer = lazyComponent(
  withTexts('menus', () => import('./MobileNavDrawer.tsx').then(({ MobileNavDrawer }) => MobileNavDrawer)),
);

/** Below 768 px: the button of the drawer with every link of the bar. Touching it starts loading the drawer. */
function MobileNav({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="ghost"
        hideFrom="md"
        aria-label={t`Open menu`}
        fontSize="1rem"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer open={open} onClose={() => setOpen(false)} onChangePassword={onChangePassword} />
    </>
  );
}

/** From a page of the university back to the signed-in person's own pages, which have links to each other. */
function DashboardLink() {
  const dashboard = dashboardOf(roleOf(useSession()));
  const isThere = useLocation({ select: ({ pathname }) => pathname.startsWith('/student/') });
  if (dashboard === '/' || isThere) return null;
  return (
    // Where the bar has no room for it, the menu of the user has it.
    <LinkButton to={dashboard} size="sm" variant="surface" hideBelow="lg">
      {t`Dashboard`}
    </LinkButton>
  );
}

const Panel = lazyComponent(
  withTexts('menus', () => import('./UserMenuPanel.tsx').then(({ UserMenuPanel }) => UserMenuPanel)),
);

/** Section 2: the menu of the user, or "User". It is fetched when the page is idle, or by the first click. */
function UserMenu(props: { readonly isAdminPage: boolean; readonly onChangePassword: () => void }) {
  const { user } = useSession();
  useEffect(() => whenUnused(Panel.preload), []);
  return (
    <MenuButton size="sm" maxW={{ md: '7.5rem', lg: '14rem' }} renderMenu={(menu) => <Panel {...menu} {...props} />}>
      <PersonIcon />
      <chakra.span truncate>{displayName(user)}</chakra.span>
    </MenuButton>
  );
}
