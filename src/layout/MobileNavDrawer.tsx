import { Box, Button, chakra, Drawer, IconButton, Portal, Text } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import { t } from '../languages/texts.ts';
import { displayName, roleOf, useSession } from '../session/session.ts';
import { useCloseOnBack } from '../ui/close-on-back.ts';
import { keepOpen } from '../ui/dialog/keep-open.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/links.tsx';
import { drawerRecipe } from '../ui/theme/dialog-recipes.ts';
import { useEventCallback } from '../ui/use-event-callback.ts';
import { NavList, publicLinks } from './navigation.tsx';
import { useLinksOf } from './person-links.ts';
import { SignedInAs, usePersonActions } from './signed-in.tsx';
import { DirectionProvider } from '../ui/DirectionProvider.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChangePassword: () => void;
}

export function MobileNavDrawer({ open, onClose, onChangePassword }: Props) {
  const close = useEventCallback(onClose);
  const changePassword = useEventCallback(onChangePassword);
  useCloseOnBack(open, close);
  const nextRef = useRef<() => void>(undefined);
  // One dialog at a time: the next one opens when this one has restored the focus.
  const afterExit = () => {
    const next = nextRef.current;
    nextRef.current = undefined;
    next?.();
  };
  const leaveFor = useEventCallback((next: () => void) => {
    nextRef.current = next;
    close();
  });
  return (
    <DirectionProvider>
      <Drawer.Root
        recipe={drawerRecipe}
        open={open}
        onOpenChange={close}
        onFocusOutside={keepOpen}
        onExitComplete={afterExit}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>{t`Menu`}</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <IconButton variant="ghost" aria-label={t`Close menu`}>
                    <CloseIcon />
                  </IconButton>
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Contents onClose={close} leaveFor={leaveFor} onChangePassword={changePassword} />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </DirectionProvider>
  );
}

interface ContentsProps extends Omit<Props, 'open'> {
  readonly leaveFor: (next: () => void) => void;
}

/** Memoised, so that closing the menu does not draw its links again. */
const Contents = memo(function Contents({ onClose, leaveFor, onChangePassword }: ContentsProps) {
  const state = useSession();
  const { isAuthenticated, user } = state;
  const ownLinks = useLinksOf(roleOf(state));
  const actions = usePersonActions(onChangePassword);
  const groups = [
    ...(isAuthenticated ? [{ label: displayName(user), links: ownLinks }] : []),
    { label: t`University`, links: publicLinks },
  ];
  return (
    <>
      <Drawer.Body>
        {isAuthenticated && (
          <Box px="3" mb="4" textStyle="sm" color="fg.muted">
            <SignedInAs />
          </Box>
        )}
        {groups.map(({ label, links }) => (
          <chakra.nav key={label} aria-label={label} mb="6">
            <Text textStyle="overline" color="fg.muted" px="3" mb="1" truncate>
              {label}
            </Text>
            <NavList links={links} flexDirection="column" link={{ onClick: onClose, textStyle: 'lg', width: 'full' }} />
          </chakra.nav>
        ))}
      </Drawer.Body>
      <Drawer.Footer flexWrap="wrap">
        {isAuthenticated ? (
          actions.map(({ label, Icon, run }) => (
            <Button key={label} flex="1 0 auto" variant="surface" onClick={() => leaveFor(run)}>
              <Icon />
              {label}
            </Button>
          ))
        ) : (
          <>
            <LinkButton to="/admissions" flex="1" colorPalette="accent" onClick={onClose}>
              {t`Apply Now`}
            </LinkButton>
            <LinkButton to="/login" flex="1" variant="surface" onClick={onClose}>
              {t`Login`}
            </LinkButton>
          </>
        )}
      </Drawer.Footer>
    </>
  );
});
