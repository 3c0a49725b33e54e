import { useRouter } from '@tanstack/react-router';
import { logout } from '../../api/auth.ts';
import { session } from '../../session/session.ts';
import { toast } from '../../ui/toast/toast.ts';

/** The files of imports that were cut short: lists of students, for nobody who comes after. */
async function forgetFiles(email: string): Promise<void> {
  try {
    const { removeJournaledImportsOf } = await import('../../session/import-journal.ts');
    await removeJournaledImportsOf(email);
  } catch {
    // Without the code nothing can be forgotten; the file is shown to nobody else all the same.
  }
}

/** Section 4: logout clears the local session even if the server call fails; nobody waits for the answer. */
export function useLogout(): () => void {
  const router = useRouter();
  return () => {
    if (!session.state().isAuthenticated) return;
    logout.call().catch(() => {
      // The token stays valid on the server until it expires; this browser has forgotten it already.
    });
    void forgetFiles(String(session.state().user?.email ?? ''));
    session.clear();
    toast.success('Logged out successfully');
    void router.navigate({ to: '/login' });
  };
}
