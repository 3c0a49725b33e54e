import { useFormikContext } from 'formik';
import { LeaveGuard, type Place } from '../../../resource/LeaveGuard.tsx';

const formOf = ({ pathname, search }: Place) =>
  JSON.stringify([pathname, 'course' in search ? search.course : undefined]);

/**
 * Asks before edits are thrown away. The open form stands in the URL, so that closing it, going back and going
 * elsewhere are one and the same: a navigation.
 */
export function UnsavedCourse({ isSaved }: { readonly isSaved: () => boolean }) {
  const { dirty } = useFormikContext();
  return (
    <LeaveGuard
      isHeld={() => dirty && !isSaved()}
      isLeft={(current, next) => formOf(current) !== formOf(next)}
      title="Leave without saving?"
      message="Your edits of this course have not been saved. If you leave its form now, they are lost."
      confirmLabel="Leave"
    />
  );
}
