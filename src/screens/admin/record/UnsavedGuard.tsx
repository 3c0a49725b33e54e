import { useFormikContext } from 'formik';
import { LeaveGuard, type Place } from '../../../resource/LeaveGuard.tsx';

/** The page and its tab: each of the record's tabs has a form of its own. */
const placeOf = ({ pathname, search }: Place) => `${pathname}?${JSON.stringify(search)}`;

/** Asks before a form with edits in it is left. */
export function UnsavedGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { dirty } = useFormikContext();
  return (
    <LeaveGuard
      isHeld={() => dirty}
      isLeft={(current, next) => placeOf(current) !== placeOf(next)}
      title="Leave without saving?"
      message="Your edits have not been saved. If you leave now, they are lost."
      confirmLabel="Leave"
      onLeave={onLeave}
    />
  );
}
