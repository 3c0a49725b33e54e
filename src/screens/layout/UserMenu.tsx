import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { displayName, useSession } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { ChevronDownIcon, PersonIcon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const load = () => import('./UserMenuPanel.tsx');
const Panel = lazyComponent(() => load().then(({ UserMenuPanel }) => UserMenuPanel));

/**
 * Section 2: a menu labelled with the user's name or "User". The button is there from the first paint; the menu is
 * fetched when the page is idle, or by the first click, after which it opens.
 */
export function UserMenu({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => afterPaint(() => void load()), []);

  const change = (next: boolean) => {
    setOpen(next);
    // Chakra's menu does not restore the focus when `open` is controlled.
    if (!next) document.getElementById(id)?.focus({ preventScroll: true });
  };

  return (
    <>
      <Button
        id={id}
        size="sm"
        variant="surface"
        maxW={{ md: '9rem', lg: '14rem' }}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => change(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        }}
      >
        <PersonIcon />
        <chakra.span truncate>{displayName(user)}</chakra.span>
        <ChevronDownIcon />
      </Button>
      <Panel triggerId={id} open={open} onOpenChange={change} onChangePassword={onChangePassword} />
    </>
  );
}
