import { chakra } from '@chakra-ui/react';
import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t, translate } from '../languages/texts.ts';
import { isAdmin, roleLabel, roleTone } from '../session/roles.ts';
import { roleFromServer, roleOf, session, useSession } from '../session/session.ts';
import { KeyIcon, SignOutIcon } from '../ui/icons.tsx';
import { ToneBadge } from '../ui/ToneBadge.tsx';
import { useSlot, useSlotOf, type Wing } from '../records/slots.tsx';
import { logout } from '../features/accounts/auth.ts';
import { logOut } from '../session/session-end.ts';
import { toast } from '../ui/toast/toast.ts';

export function SignedInAs() {
  const { user, userRole } = useSession();
  const role = roleFromServer(user) ?? userRole;
  return (
    <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
      {typeof user?.email === 'string' && <chakra.span overflowWrap="anywhere">{user.email}</chakra.span>}
      {role && <ToneBadge tone={roleTone(role)}>{roleLabel(role)}</ToneBadge>}
    </chakra.span>
  );
}

/** Section 4: logout clears the local session even if the server call fails, and does not wait for its answer. */
export function useLogout(): () => void {
  const router = useRouter();
  return () => {
    if (!session.state().isAuthenticated) return;
    logout.call().catch(() => {
      // The token stays valid on the server until it expires; this browser has already deleted it.
    });
    logOut();
    toast.success(t`Logged out successfully`);
    void router.navigate({ to: '/login' });
  };
}

const none: readonly Wing[] = [];

function useAdministratorCommands() {
  const ofPage = useSlot('commands');
  const { loadWings } = useRouteContext({ from: rootRouteId });
  const [loaded, setLoaded] = useState(none);
  const isElsewhere = isAdmin(roleOf(useSession())) && ofPage.length === 0;
  useEffect(() => {
    if (isElsewhere) loadWings().then(setLoaded, () => {});
  }, [isElsewhere, loadWings]);
  const ofAll = useSlotOf(loaded, 'commands');
  return isElsewhere ? ofAll : ofPage;
}

/** What the signed-in person can do on every page. The menu that it is chosen in closes first: some open a dialog. */
export function usePersonActions(onChangePassword: () => void) {
  const router = useRouter();
  const added = useAdministratorCommands().flatMap(({ Icon, list }) =>
    Icon
      ? list().map((command) => ({
          label: translate(command.title),
          Icon,
          run: () => ('run' in command ? command.run(router) : void router.navigate(command.target)),
        }))
      : [],
  );
  const onLogout = useLogout();
  return [
    ...added,
    { label: t`Change password`, Icon: KeyIcon, run: onChangePassword },
    { label: t`Logout`, Icon: SignOutIcon, run: onLogout },
  ];
}
