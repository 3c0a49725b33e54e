import { useRouter } from '@tanstack/react-router';
import { logout } from '../../api/auth.ts';
import { logOut } from '../../session/logout.ts';
import { session } from '../../session/session.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Deletes the files of unfinished imports: they are lists of students, which the next user must not see. */
async function deleteImportFiles(email: string): Promise<void> {
  try {
    const { removeJournaledImportsOf } = await import('../../session/import-journal.ts');
    await removeJournaledImportsOf(email);
  } catch {
    // Without this code the files cannot be deleted; they are shown to no other user all the same.
  }
}

/** Section 4: logout clears the local session even if the server call fails, and does not wait for its answer. */
export function useLogout(): () => void {
  const router = useRouter();
  return () => {
    if (!session.state().isAuthenticated) return;
    logout.call().catch(() => {
      // The token stays valid on the server until it expires; this browser has already deleted it.
    });
    void deleteImportFiles(String(session.state().user?.email ?? ''));
    logOut();
    toast.success('Logged out successfully');
    void router.navigate({ to: '/login' });
  };
}
