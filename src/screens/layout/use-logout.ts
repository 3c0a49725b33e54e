import { useRouter } from '@tanstack/react-router';
import { logout } from '../../api/auth.ts';
import { session } from '../../session/session.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Section 4: logout clears the local session even if the server call fails; nobody waits for the answer. */
export function useLogout(): () => void {
  const router = useRouter();
  return () => {
    if (!session.state().isAuthenticated) return;
    logout().catch(() => {
      // The token stays valid on the server until it expires; this browser has forgotten it already.
    });
    session.clear();
    toast.success('Logged out successfully');
    void router.navigate({ to: '/login' });
  };
}
