import { Button, HStack } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { isUndecided } from '#src/features/applications/application-status.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { focusHeading } from '#src/ui/focus-heading.tsx';
import { courseApplicationsQuery, toggleCourse } from './admin-courses.ts';
import type { Course } from './course.ts';

/** How many applications name a course, and how many of them wait for a decision: `4 applications are for this course, 3 of them undecided`. */
export function countNaming(applications: readonly { readonly status: string }[]): string {
  const { length } = applications;
  if (length === 0) return 'No application is for this course';
  const undecided = applications.filter(({ status }) => isUndecided(status)).length;
  const open = undecided === 0 ? 'all of them decided' : `${undecided} of them undecided`;
  return `${length === 1 ? '1 application is' : `${length} applications are`} for this course, ${open}`;
}

/** What is asked before a course is deactivated. */
export interface Deactivation {
  readonly course: Course;
  /** What it means for the applications that name it. */
  readonly consequence: string;
  readonly onConfirm: () => void;
}

/** What the screen asks before something is done to a row: for the cells of the list, which know only their row. */
export const CourseQuestions = createContext<{
  readonly onDelete: (course: Course) => void;
  readonly onDeactivate: (deactivation: Deactivation) => void;
}>({ onDelete: () => {}, onDeactivate: () => {} });

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
      if (current?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return actions;
}

/** What can be done with a course of the list. */
export function CourseActions({ course }: { readonly course: Course }) {
  const { onDelete, onDeactivate } = use(CourseQuestions);
  const client = useQueryClient();
  const [isLookingUp, setIsLookingUp] = useState(false);
  const navigate = route.useNavigate();
  const toggle = useMutation(toggleCourse);
  const actions = useFocusAfterRemoval();
  const { id, courseName, isActive } = course;
  const turn = isActive ? 'Deactivate' : 'Activate';
  const isBusy = toggle.isPending || isLookingUp;

  /** A course that undecided applications name is deactivated on request alone; nothing is asked before an activation. */
  async function press(): Promise<void> {
    if (!isActive) return run();
    setIsLookingUp(true);
    const naming = await client.fetchQuery(courseApplicationsQuery(courseName)).catch(() => undefined);
    setIsLookingUp(false);
    if (naming?.every(({ status }) => !isUndecided(status))) return run();
    const consequence = naming
      ? `${countNaming(naming)}: they stay, and can be decided as before.`
      : 'The applications for this course could not be looked up.';
    onDeactivate({ course, consequence, onConfirm: () => void run() });
  }

  /** Section 4: a course's active status can be toggled. The list shows it before the server has answered. */
  async function run(): Promise<void> {
    try {
      const stored = await toggle.mutateAsync(course);
      if (stored?.isActive === isActive)
        toast.warning(
          `"${courseName}" is ${isActive ? 'active' : 'inactive'} as before. Either somebody else had changed it at the same time, or the server has not changed it.`,
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

  // The server has sent no id: nothing can be asked about the course.
  if (id === '') return null;
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
        aria-busy={isBusy}
        // The second click of a double click (`detail` counts them) would turn back what the first has done.
        onClick={({ detail }) => !isBusy && detail < 2 && void press()}
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
