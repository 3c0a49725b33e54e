import { useBlocker } from '@tanstack/react-router';
import { session } from '../session/session.ts';
import { ConfirmDialog } from '../ui/dialog/dialogs.tsx';

/** A place of the app, as the router names it. */
export interface Place {
  readonly pathname: string;
  readonly search: object;
}

interface Props {
  /** Whether there is anything to lose now. */
  readonly isHeld: () => boolean;
  /** Whether the way from the one to the other loses it. */
  readonly isLeft: (current: Place, next: Place) => boolean;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** The person leaves after all: it is given up at once, and not when the next page is there. */
  readonly onLeave?: () => void;
}

/** Asks before something is left that would be lost by it. A session that has ended is not held up. */
export function LeaveGuard({ isHeld, isLeft, onLeave, ...words }: Props) {
  const holds = () => isHeld() && session.state().isAuthenticated;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => holds() && isLeft(current, next),
    enableBeforeUnload: holds,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      {...words}
      open={blocker.status === 'blocked'}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
