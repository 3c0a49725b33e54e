import { Menu } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { roleOf, useSession } from '../../session/session.ts';
import { KeyIcon, SignOutIcon } from '../../ui/icons.tsx';
import { menuRecipe } from '../../ui/theme/recipes/menu.ts';
import { linksOf } from './navigation.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import { useLogout } from './use-logout.ts';

interface Props {
  /** The button that opens the menu, to which it is attached and to which the focus returns. */
  readonly triggerId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChangePassword: () => void;
}

/** The pages of the user's role, the password change and the logout. */
export function UserMenuPanel({ triggerId, open, onOpenChange, onChangePassword }: Props) {
  const role = roleOf(useSession());
  const logout = useLogout();
  const changesPasswordRef = useRef(false);
  const changePassword = () => {
    changesPasswordRef.current = true;
  };
  // The chosen item loses the focus when the menu closes. The dialog restores the focus to where it was when it opened.
  const afterExit = () => {
    if (!changesPasswordRef.current) return;
    changesPasswordRef.current = false;
    document.getElementById(triggerId)?.focus({ preventScroll: true });
    onChangePassword();
  };
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
        <Menu.Content>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              <SignedInAs />
            </Menu.ItemGroupLabel>
            {linksOf(role).map(({ to, label }) => (
              <Menu.Item key={to} value={to} asChild>
                <Link to={to}>{label}</Link>
              </Menu.Item>
            ))}
          </Menu.ItemGroup>
          <Menu.Separator />
          {/* The keyboard triggers onSelect; a screen reader's click, without pointer events before it, only onClick. */}
          <Menu.Item value="change-password" onSelect={changePassword} onClick={changePassword}>
            <KeyIcon />
            Change password
          </Menu.Item>
          <Menu.Item value="logout" onSelect={logout} onClick={logout}>
            <SignOutIcon />
            Logout
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
