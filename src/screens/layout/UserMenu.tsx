import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { displayName, useSession } from '../../session/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';

const load = () => import('./UserMenuPanel.tsx');
const Panel = lazyComponent(() => load().then(({ UserMenuPanel }) => UserMenuPanel));

/**
 * Section 2: a menu labelled with the user's name or "User". The menu is fetched when the page is idle, or by the first
 * click, after which it opens.
 */
export function UserMenu({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const { user } = useSession();
  useEffect(() => afterPaint(() => void load()), []);
  return (
    <MenuButton
      size="sm"
      maxW={{ md: '9rem', lg: '14rem' }}
      renderMenu={(menu) => <Panel {...menu} onChangePassword={onChangePassword} />}
    >
      <PersonIcon />
      <chakra.span truncate>{displayName(user)}</chakra.span>
    </MenuButton>
  );
}
