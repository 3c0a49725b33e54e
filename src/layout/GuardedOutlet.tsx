import { Outlet } from '@tanstack/react-router';
import { useSession } from '../session/session.ts';
import { LoadingState } from '../ui/LoadingState.tsx';

/**
 * The open page of somebody who has signed in. After the end of a session, until the login has loaded, nothing of it stands:
 * a page would ask the server without a token.
 */
export function GuardedOutlet() {
  return useSession().isAuthenticated ? <Outlet /> : <LoadingState />;
}
