import { Button, type ButtonProps } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from './icons.tsx';

export interface MenuState {
  /** The button, to which the menu is attached and to which the focus returns. */
  readonly triggerId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface Props extends ButtonProps {
  /** The menu: a lazy component around MenuPanel. */
  readonly renderMenu: (menu: MenuState) => ReactNode;
}

/** A button that opens a menu. The button is there from the first paint; the menu's code is fetched when it opens. */
export function MenuButton({ renderMenu, children, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const triggerId = useId();
  const change = (next: boolean) => {
    setOpen(next);
    // Chakra's menu does not restore the focus when `open` is controlled.
    if (!next) document.getElementById(triggerId)?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        id={triggerId}
        variant="surface"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => change(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        }}
        {...button}
      >
        {children}
        <ChevronDownIcon />
      </Button>
      {renderMenu({ triggerId, open, onOpenChange: change })}
    </>
  );
}
