import { Button, HStack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { toggleCourse } from '../../../api/admin-courses.ts';
import type { Course } from '../../../domain/records/course.ts';
import { toastFailure } from '../../../resource/toast-failure.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** What the screen does when Delete of a row is pressed: for the cells of the list, which know only their row. */
export const DeleteCourseContext = createContext<(course: Course) => void>(() => {});

const route = getRouteApi('/admin/courses');

const toggleWords = {
  failed: 'Failed to change the status of the course',
  unanswered: 'Error changing the status of the course',
};

/** A row that goes, since it no longer fits the filter, hands the focus to the screen's heading. */
function useFocusAfterRemoval() {
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
  const onDelete = use(DeleteCourseContext);
  const navigate = route.useNavigate();
  const toggle = useMutation(toggleCourse);
  const actions = useFocusAfterRemoval();
  const { id, courseName, isActive } = course;
  const turn = isActive ? 'Deactivate' : 'Activate';

  /** Section 4: a course's active status can be toggled. The list shows it before the server has answered. */
  async function run(): Promise<void> {
    try {
      const stored = await toggle.mutateAsync(course);
      if (stored?.isActive === isActive)
        toast.warning(
          `"${courseName}" is ${isActive ? 'active' : 'inactive'} as before: somebody else had changed it meanwhile and this has changed it back, or the server has not changed it.`,
        );
      else
        toast.success(
          isActive
            ? `"${courseName}" is inactive: it is off the public lists.`
            : `"${courseName}" is active: it is on the public lists again.`,
        );
    } catch (error) {
      toastFailure(error, toggleWords);
    }
  }

  return (
    <HStack ref={actions} gap="1.5" justify={{ md: 'flex-end' }}>
      <Button
        size="xs"
        variant="surface"
        aria-label={`Edit ${courseName}`}
        onClick={() => void navigate({ search: (before) => ({ ...before, course: id }), resetScroll: false })}
      >
        Edit
      </Button>
      {/* Not disabled while it is busy: a disabled button would lose the focus. */}
      <Button
        size="xs"
        variant="surface"
        minW="5.75rem"
        aria-label={`${turn} ${courseName}`}
        aria-busy={toggle.isPending}
        // The second click of a double click (`detail` counts them) would turn back what the first has done.
        onClick={({ detail }) => !toggle.isPending && detail < 2 && void run()}
      >
        {turn}
      </Button>
      <Button
        size="xs"
        variant="surface"
        colorPalette="red"
        aria-label={`Delete ${courseName}`}
        onClick={() => onDelete(course)}
      >
        Delete
      </Button>
    </HStack>
  );
}
