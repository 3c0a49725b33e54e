import { Drawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { keepOpen } from '#src/ui/dialog/keep-open.ts';
import { drawerRecipe } from '#src/ui/theme/dialog-recipes.ts';
import { findApplicationLink, shortcutDialog } from '../open-application.tsx';
import { DirectionProvider } from '#src/ui/DirectionProvider.tsx';

interface Props {
  readonly id: string;
  readonly headingId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The open application over the list, where there is no room beside it: a dialog that holds the focus. */
export function DetailDrawer({ id, headingId, onClose, children }: Props) {
  return (
    <DirectionProvider>
      <Drawer.Root
        recipe={drawerRecipe}
        open
        onOpenChange={({ open }) => !open && onClose()}
        onFocusOutside={keepOpen}
        ids={{ title: headingId }}
        initialFocusEl={() => document.getElementById(headingId)}
        finalFocusEl={() => findApplicationLink(id) ?? null}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content {...shortcutDialog} maxW={{ base: 'full', sm: 'lg' }} aria-labelledby={headingId}>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </DirectionProvider>
  );
}
