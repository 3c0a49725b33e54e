import { Menu } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import type { MenuState } from './MenuButton.tsx';
import { useEventCallback } from './use-event-callback.ts';
import { menuRecipe } from './theme/recipes/menu.ts';

interface Props extends MenuState {
  /** The items. What opens a dialog is done when the menu has closed: `onceClosed`. */
  readonly children: (onceClosed: (action: () => void) => void) => ReactNode;
}

/** The menu of a MenuButton. */
export function MenuPanel({ triggerId, open, onOpenChange, children }: Props) {
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
    <Menu.Root
      recipe={menuRecipe}
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      onExitComplete={afterExit}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
    >
      <Menu.Positioner>
        <Menu.Content>{children(onceClosed)}</Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
