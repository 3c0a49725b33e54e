import { Menu } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { roleOf, useSession } from '../session/session.ts';
import type { MenuState } from '../ui/MenuButton.tsx';
import { MenuPanel } from '../ui/MenuPanel.tsx';
import { type Links, linksOf } from './navigation.tsx';
import { SignedInAs, usePersonActions } from './signed-in.tsx';

interface Props extends MenuState {
  /** Links of the navigation that the bar has no room for. */
  readonly otherLinks: Links;
  readonly onChangePassword: () => void;
}

/** The pages of the user's role, the password change and the logout. */
export function UserMenuPanel({ otherLinks, onChangePassword, ...menu }: Props) {
  const role = roleOf(useSession());
  const actions = usePersonActions(onChangePassword);
  return (
    <MenuPanel {...menu}>
      {(onceClosed) => (
        <>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              <SignedInAs />
            </Menu.ItemGroupLabel>
            <LinkItems links={linksOf(role)} />
          </Menu.ItemGroup>
          {otherLinks.length > 0 && (
            <>
              <Menu.Separator />
              <Menu.ItemGroup>
                <Menu.ItemGroupLabel>University</Menu.ItemGroupLabel>
                <LinkItems links={otherLinks} />
              </Menu.ItemGroup>
            </>
          )}
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

const LinkItems = ({ links }: { readonly links: Links }) =>
  links.map(({ to, label }) => (
    <Menu.Item key={to} value={to} asChild>
      <Link to={to}>{label}</Link>
    </Menu.Item>
  ));
