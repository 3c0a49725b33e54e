import { Menu, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useCloseOnBack } from './close-on-back.ts';
import { DirectionProvider } from './DirectionProvider.tsx';
import type { MenuState } from './MenuButton.tsx';
import { useEventCallback } from './use-event-callback.ts';

interface Props extends MenuState {
  /** A cell of a list cuts off what stands out of it: the menu is then drawn at the end of the main part of the page. */
  readonly isInList?: boolean;
  readonly children: (onceClosed: (action: () => void) => void) => ReactNode;
}

export function MenuPanel({ triggerId, open, onOpenChange, isInList = false, children }: Props) {
  useCloseOnBack(open, () => onOpenChange(false));
  const actionRef = useRef<() => void>(undefined);
  // The chosen item loses the focus when the menu closes. A dialog restores the focus to where it was when it opened.
  const afterExit = () => {
    const action = actionRef.current;
    actionRef.current = undefined;
    if (!action) return;
    document.getElementById(triggerId)?.focus({ preventScroll: true });
    action();
  };
  const onceClosed = useEventCallback((action: () => void) => {
    actionRef.current = action;
  });
  return (
    // Which arrow key opens and closes, and at which side it stands, depends on the direction.
    <DirectionProvider>
      <Menu.Root
        recipe={menuRecipe}
        ids={{ trigger: triggerId }}
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        onExitComplete={afterExit}
        positioning={{ placement: 'bottom-end', gutter: 6 }}
      >
        <Portal disabled={!isInList} container={{ current: document.querySelector('main') }}>
          <Menu.Positioner>
            <Menu.Content
              onFocus={({ relatedTarget }) => {
                // Chakra focuses a menu that has just closed, and the focus would go with it.
                if (!open && relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
              }}
            >
              {children(onceClosed)}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </DirectionProvider>
  );
}

const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'itemGroupLabel', 'separator'],
  base: {
    content: {
      minW: '14rem',
      maxW: 'var(--available-width)',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1.5',
      outline: '0',
      zIndex: 'popover',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'l2',
      borderWidth: '1px',
      boxShadow: 'lg',
      _open: { animation: 'slide-from-top 150ms, fade-in 150ms' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      px: '3',
      py: '2',
      borderRadius: 'l1',
      textStyle: 'sm',
      fontWeight: 'medium',
      textDecoration: 'none',
      cursor: 'menuitem',
      userSelect: 'none',
      outline: '0',
      _highlighted: { bg: 'brand.muted', color: 'brand.fg' },
      _disabled: { opacity: '0.55', cursor: 'disabled' },
    },
    itemGroupLabel: { px: '3', py: '1.5', textStyle: 'xs', color: 'fg.muted' },
    separator: { height: '1px', bg: 'border', my: '1.5', mx: '-1.5' },
  },
});
