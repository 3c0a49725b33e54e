import { useBlocker } from '@tanstack/react-router';
import { session } from '../session/session.ts';
import { closesOnBack } from '../ui/close-on-back.ts';
import { ConfirmDialog } from '../ui/dialog/dialogs.tsx';

interface Props {
  readonly isHeld: () => boolean;
  /** What it belongs to, as a text: it is lost on the way to another one. */
  readonly scopeOf: (location: { readonly pathname: string; readonly search: object }) => string;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** The person leaves after all: it is given up at once, and not when the next page is there. */
  readonly onLeave?: () => void;
}

/** Asks before something is left that would be lost by it. A session that has ended is not held up. */
export function LeaveGuard({ isHeld, scopeOf, onLeave, ...words }: Props) {
  const holds = () => isHeld() && session.state().isAuthenticated;
  const blocker = useBlocker({
    // What lies over the page is closed by Back first, and asks by itself where that would lose something.
    shouldBlockFn: ({ current, next, action }) =>
      holds() && scopeOf(current) !== scopeOf(next) && !(action === 'BACK' && closesOnBack()),
    enableBeforeUnload: holds,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      {...words}
      staysOnBack
      open={blocker.status === 'blocked'}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
