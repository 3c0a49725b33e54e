import { Drawer, Portal } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { drawerRecipe } from '../../../../ui/theme/recipes/dialog.ts';
import { findApplicationLink } from '../ApplicationLink.tsx';
import { shortcutDialog } from '../shortcuts.tsx';
import { ApplicationPanel, type PanelProps } from './ApplicationPanel.tsx';

/** The open application over the list, where there is no room beside it: a dialog that holds the focus. */
export function DetailDrawer(props: PanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open
      onOpenChange={({ open }) => !open && props.onClose()}
      ids={{ title: headingId }}
      initialFocusEl={() => heading.current}
      finalFocusEl={() => findApplicationLink(props.id) ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content {...shortcutDialog} maxW={{ base: 'full', sm: 'lg' }} aria-labelledby={headingId}>
            <ApplicationPanel {...props} headingId={headingId} heading={heading} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
