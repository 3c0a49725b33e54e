import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { LeaveGuard, type Place } from '../LeaveGuard.tsx';
import type { Progress } from './map-settled.ts';

interface Props {
  readonly label: string;
  readonly progress: Progress;
  readonly stopping: boolean;
  readonly onStop: () => void;
  /** What is asked before the page is left. */
  readonly leaveTitle?: string;
  readonly leaveMessage?: string;
}

/** A page is its path, and the task that its search may name (an import); a filter or an open row does not leave it. */
const pageOf = ({ pathname, search }: Place) => JSON.stringify([pathname, 'task' in search ? search.task : undefined]);

/** The progress of a batch, with Stop. It asks before the page is left, and stops the batch where it is left after all. */
export function BatchProgress({
  label,
  progress,
  stopping,
  onStop,
  leaveTitle = 'Leave and stop?',
  leaveMessage = 'What has been done stays done, the rest is not tried, and you would not see which is which.',
}: Props) {
  return (
    <>
      <ProgressBar label={label} {...progress} stopping={stopping} onStop={onStop} />
      <LeaveGuard
        isHeld={() => true}
        isLeft={(current, next) => pageOf(current) !== pageOf(next)}
        title={leaveTitle}
        message={leaveMessage}
        confirmLabel="Stop and Leave"
        onLeave={onStop}
      />
    </>
  );
}
