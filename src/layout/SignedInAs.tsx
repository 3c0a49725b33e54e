import { chakra } from '@chakra-ui/react';
import { roleLabel, roleTone } from '../session/roles.ts';
import { roleFromServer, useSession } from '../session/session.ts';
import { ToneBadge } from '../ui/ToneBadge.tsx';

/** The signed-in user: the e-mail address, and the role by the server's name. */
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
