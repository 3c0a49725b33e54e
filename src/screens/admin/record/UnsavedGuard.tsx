import { useBlocker } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { session } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

/** The page and its tab: each of the record's tabs has a form of its own. */
const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: object }) =>
  `${pathname}?${JSON.stringify(search)}`;

/** Asks before a form with edits in it is left. A session that has ended is not held up: its edits cannot be saved. */
export function UnsavedGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { dirty } = useFormikContext();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && placeOf(current) !== placeOf(next) && session.state().isAuthenticated,
    enableBeforeUnload: () => dirty && session.state().isAuthenticated,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      message="Your edits have not been saved. If you leave now, they are lost."
      confirmLabel="Leave"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
