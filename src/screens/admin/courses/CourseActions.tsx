import { Button, HStack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { toggleCourse } from '../../../api/admin-courses.ts';
import { messageOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { Course } from '../../../domain/records/course.ts';

interface CourseActionHandlers {
  readonly onEdit: (course: Course) => void;
  readonly onDelete: (course: Course) => void;
}

/** What the screen does when a button of a row is pressed: for the cells of the list, which know only their row. */
export const CourseActionsContext = createContext<CourseActionHandlers>({ onEdit: () => {}, onDelete: () => {} });

/** Section 4: a course's active status can be toggled. The list shows it before the server has answered. */
function useToggle(course: Course) {
  const toggle = useMutation(toggleCourse);
  async function run(): Promise<void> {
    const wished = !course.isActive;
    try {
      const stored = await toggle.mutateAsync(course);
      if (stored && stored.isActive !== wished)
        toast.warning(
          `Somebody else had changed "${course.courseName}" meanwhile, and this has changed it back. It is ${wished ? 'inactive' : 'active'} now.`,
        );
      else
        toast.success(
          wished
            ? `"${course.courseName}" is active: it is on the public lists again.`
            : `"${course.courseName}" is inactive: it is off the public lists.`,
        );
    } catch (error) {
      toast.error(
        messageOf(error, 'Failed to change the status of the course', 'Error changing the status of the course'),
      );
    }
  }
  return { busy: toggle.isPending, run };
}

/** A row that goes, since it no longer fits the filter, hands the focus to the screen's heading. */
function useFocusHeir() {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = actions;
    return () => {
      if (current?.contains(document.activeElement))
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
  }, []);
  return actions;
}

/** What can be done with a course of the list. */
export function CourseActions({ course }: { readonly course: Course }) {
  const { onEdit, onDelete } = use(CourseActionsContext);
  const { busy, run } = useToggle(course);
  const actions = useFocusHeir();
  const turn = course.isActive ? 'Deactivate' : 'Activate';
  return (
    <HStack ref={actions} gap="1.5" justify={{ md: 'flex-end' }}>
      <Button size="xs" variant="surface" aria-label={`Edit ${course.courseName}`} onClick={() => onEdit(course)}>
        Edit
      </Button>
      {/* Not disabled while it is busy: a disabled button would lose the focus. */}
      <Button
        size="xs"
        variant="surface"
        minW="5.75rem"
        aria-label={`${turn} ${course.courseName}`}
        aria-busy={busy}
        // The second click of a double click (`detail` counts them) would turn back what the first has done.
        onClick={({ detail }) => !busy && detail < 2 && void run()}
      >
        {turn}
      </Button>
      <Button
        size="xs"
        variant="surface"
        colorPalette="red"
        aria-label={`Delete ${course.courseName}`}
        onClick={() => onDelete(course)}
      >
        Delete
      </Button>
    </HStack>
  );
}
