import { LeaveGuard, type Place } from './LeaveGuard.tsx';

interface Props {
  readonly title: string;
  /** What happens to the rest. */
  readonly message: string;
  readonly onStop: () => void;
}

/** A page is its path, and the task that its search may name (an import): a filter or an open row does not leave it. */
const pageOf = ({ pathname, search }: Place) => JSON.stringify([pathname, 'task' in search ? search.task : undefined]);

/** While many calls are being made: asks before the page is left, and stops them where it is left after all. */
export function RunGuard({ title, message, onStop }: Props) {
  return (
    <LeaveGuard
      isHeld={() => true}
      isLeft={(current, next) => pageOf(current) !== pageOf(next)}
      title={title}
      message={message}
      confirmLabel="Stop and Leave"
      onLeave={onStop}
    />
  );
}
