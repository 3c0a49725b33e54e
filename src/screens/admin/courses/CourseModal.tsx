import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { lazyPanel } from '../../../ui/lazy-panel.tsx';
import type { Course } from '../../../domain/records/course.ts';

interface Props {
  /** Whose form is open: a course's id, or `new`; none is closed. */
  readonly which: string | undefined;
  readonly courses: readonly Course[] | undefined;
  readonly onClose: () => void;
}

const Editor = lazyPanel(() => import('./CourseEditor.tsx').then(({ CourseEditor }) => CourseEditor));

interface OpenProps {
  readonly course: Course | undefined;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The form of the course that is open. What is typed into it stays where somebody else deletes the course meanwhile. */
function OpenCourse({ course, isNew, onClose }: OpenProps) {
  const [opened, setOpened] = useState(course);
  if (course && !opened) setOpened(course);
  if (!opened && !isNew)
    return (
      <EmptyState
        title="This course is not in the catalogue"
        action={<Button onClick={onClose}>Back to the list</Button>}
      >
        It may have been deleted meanwhile.
      </EmptyState>
    );
  return <Editor course={opened} isDeleted={!course && !isNew} onClose={onClose} />;
}

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
      <OpenCourse key={last} course={course} isNew={isNew} onClose={onClose} />
    </Modal>
  );
}
