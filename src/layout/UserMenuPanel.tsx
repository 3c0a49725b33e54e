import { Menu } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useOpenAdministrators } from '../features/accounts/administrators-panel.ts';
import { roleOf, useSession } from '../session/session.ts';
import { KeyIcon, PersonIcon, SignOutIcon } from '../ui/icons.tsx';
import type { MenuState } from '../ui/MenuButton.tsx';
import { MenuPanel } from '../ui/MenuPanel.tsx';
import { type Links, linksOf } from './navigation.tsx';
import { SignedInAs, useLogout } from './signed-in.tsx';

interface Props extends MenuState {
  /** Links of the navigation that the bar has no room for. */
  readonly otherLinks: Links;
  readonly onChangePassword: () => void;
}

/** The pages of the user's role, the password change and the logout. */
export function UserMenuPanel({ otherLinks, onChangePassword, ...menu }: Props) {
  const role = roleOf(useSession());
  const logout = useLogout();
  const openAdministrators = useOpenAdministrators();
  return (
    <MenuPanel {...menu}>
      {(onceClosed) => {
        const changePassword = () => onceClosed(onChangePassword);
        const administrators = () => openAdministrators && onceClosed(openAdministrators);
        return (
          <>
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
            {otherLinks.length > 0 && (
              <>
                <Menu.Separator />
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel>University</Menu.ItemGroupLabel>
                  {otherLinks.map(({ to, label }) => (
                    <Menu.Item key={to} value={to} asChild>
                      <Link to={to}>{label}</Link>
                    </Menu.Item>
                  ))}
                </Menu.ItemGroup>
              </>
            )}
            <Menu.Separator />
            {openAdministrators && (
              <Menu.Item value="administrators" onSelect={administrators} onClick={administrators}>
                <PersonIcon />
                Administrators
              </Menu.Item>
            )}
            {/* The keyboard triggers onSelect; a screen reader's click, without pointer events before it, only onClick. */}
            <Menu.Item value="change-password" onSelect={changePassword} onClick={changePassword}>
              <KeyIcon />
              Change password
            </Menu.Item>
            <Menu.Item value="logout" onSelect={logout} onClick={logout}>
              <SignOutIcon />
              Logout
            </Menu.Item>
          </>
        );
      }}
    </MenuPanel>
  );
}
