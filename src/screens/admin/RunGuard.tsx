import { useBlocker } from '@tanstack/react-router';
import { session } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

interface Props {
  readonly title: string;
  /** What happens to the rest. */
  readonly message: string;
  readonly onStop: () => void;
}

/** A page is its path, and the task that its search may name (an import): a filter or an open row does not leave it. */
const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: object }) =>
  'task' in search ? `${pathname}?${String(search.task)}` : pathname;

/** While many calls are being made: asks before the page is left. A session that has ended is not held up. */
export function RunGuard({ title, message, onStop }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => pageOf(current) !== pageOf(next) && session.state().isAuthenticated,
    enableBeforeUnload: () => session.state().isAuthenticated,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={title}
      message={message}
      confirmLabel="Stop and Leave"
      onConfirm={() => {
        // At once: while the code of the next page is fetched, this one is still there, and its calls would go on.
        onStop();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
