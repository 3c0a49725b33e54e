import { Menu } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session.ts';
import { SignOutIcon } from '../../ui/icons.tsx';
import { menuRecipe } from '../../ui/theme/recipes/menu.ts';
import { linksOf } from './navigation.ts';
import { useLogout } from './use-logout.ts';

interface Props {
  /** The button that opens the menu, to which it is attached and to which the focus returns. */
  readonly triggerId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The pages of the user's role, and the way out. */
export function UserMenuPanel({ triggerId, open, onOpenChange }: Props) {
  const { userRole } = useSession();
  const logout = useLogout();
  return (
    <Menu.Root
      recipe={menuRecipe}
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
    >
      <Menu.Positioner>
        <Menu.Content>
          {linksOf(userRole).map(({ to, label }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ))}
          <Menu.Separator />
          {/* The keyboard selects; a screen reader's click, which no pointer came before, selects nothing and only clicks. */}
          <Menu.Item value="logout" onSelect={logout} onClick={logout}>
            <SignOutIcon />
            Logout
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
