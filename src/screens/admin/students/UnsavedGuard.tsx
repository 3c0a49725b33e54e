import { useBlocker } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { session } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

/** Asks before a form with edits in it is left. A session that has ended is not held up: its edits cannot be saved. */
export function UnsavedGuard() {
  const { dirty } = useFormikContext();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && current.pathname !== next.pathname && session.state().isAuthenticated,
    enableBeforeUnload: () => dirty && session.state().isAuthenticated,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      message="Your edits have not been saved. If you leave this page now, they are lost."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
