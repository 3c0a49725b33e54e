import { useBlocker } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { session } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

/**
 * Asks before edits are thrown away. The open form stands in the URL, so that closing it, going back and going
 * elsewhere are one and the same: a navigation.
 */
export function UnsavedCourse({ isSaved }: { readonly isSaved: () => boolean }) {
  const { dirty } = useFormikContext();
  const unsaved = () => dirty && !isSaved() && session.state().isAuthenticated;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved() && (current.pathname !== next.pathname || openForm(current.search) !== openForm(next.search)),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      message="Your edits of this course have not been saved. If you leave its form now, they are lost."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

const openForm = (search: object) => ('course' in search ? search.course : undefined);
