import { Menu } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { msg, translate } from '../languages/texts.ts';
import { roleOf, useSession } from '../session/session.ts';
import type { MenuState } from '../ui/MenuButton.tsx';
import { MenuPanel } from '../ui/MenuPanel.tsx';
import { useLinksOf } from './person-links.ts';
import { SignedInAs, usePersonActions } from './signed-in.tsx';

interface Props extends MenuState {
  readonly isAdminPage: boolean;
  readonly onChangePassword: () => void;
}

export function UserMenuPanel({ isAdminPage, onChangePassword, ...menu }: Props) {
  const role = roleOf(useSession());
  const links = [...useLinksOf(role), ...(isAdminPage ? [{ to: '/', label: msg`University website` }] : [])];
  const actions = usePersonActions(onChangePassword);
  return (
    <MenuPanel {...menu}>
      {(onceClosed) => (
        <>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              <SignedInAs />
            </Menu.ItemGroupLabel>
            {links.map(({ to, label }) => (
              <Menu.Item key={to} value={to} asChild>
                <Link to={to}>{translate(label)}</Link>
              </Menu.Item>
            ))}
          </Menu.ItemGroup>
          <Menu.Separator />
          {actions.map(({ label, Icon, run }) => {
            const choose = () => onceClosed(run);
            // The keyboard triggers onSelect; a screen reader's click, without pointer events before it, only onClick.
            return (
              <Menu.Item key={label} value={label} onSelect={choose} onClick={choose}>
                <Icon />
                {label}
              </Menu.Item>
            );
          })}
        </>
      )}
    </MenuPanel>
  );
}
