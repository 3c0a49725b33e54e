import { useRouter } from '@tanstack/react-router';
import { logout } from '../features/accounts/auth.ts';
import { logOut } from '../session/logout.ts';
import { session } from '../session/session.ts';
import { toast } from '../ui/toast/toast.ts';

/** Section 4: logout clears the local session even if the server call fails, and does not wait for its answer. */
export function useLogout(): () => void {
  const router = useRouter();
  return () => {
    if (!session.state().isAuthenticated) return;
    logout.call().catch(() => {
      // The token stays valid on the server until it expires; this browser has already deleted it.
    });
    logOut();
    toast.success('Logged out successfully');
    void router.navigate({ to: '/login' });
  };
}
