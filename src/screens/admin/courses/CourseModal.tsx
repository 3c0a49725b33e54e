import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadingState } from '../../../ui/LoadingState.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import type { Course } from './course-list.ts';

interface Props {
  /** Whose form is open: a course's id, or `new`; none is closed. */
  readonly which: string | undefined;
  readonly courses: readonly Course[] | undefined;
  readonly onClose: () => void;
}

const Editor = lazy(() => import('./CourseEditor.tsx').then(({ CourseEditor }) => ({ default: CourseEditor })));

/** The dialog with the form of a course, as the URL has it. */
export function CourseModal({ which, courses, onClose }: Props) {
  // What was open stays in sight while the dialog closes.
  const [last, setLast] = useState(which);
  if (which && which !== last) setLast(which);
  const course = courses?.find(({ id }) => id === last);
  const isNew = last === 'new';
  return (
    <Modal
      open={which !== undefined && courses !== undefined}
      title={course ? `Edit ${course.courseName}` : isNew ? 'Add a Course' : 'Course not found'}
      size="lg"
      onClose={onClose}
    >
      {course || isNew ? (
        <Suspense fallback={<LoadingState />}>
          <Editor key={last} course={course} onClose={onClose} />
        </Suspense>
      ) : (
        <EmptyState
          title="This course is not in the catalogue"
          action={<Button onClick={onClose}>Back to the list</Button>}
        >
          It may have been deleted meanwhile.
        </EmptyState>
      )}
    </Modal>
  );
}
