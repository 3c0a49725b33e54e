import { Button, HStack } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { isUndecided } from '#src/features/applications/application-status.ts';
import { DeleteRecord } from '#src/records/DeleteRecord.tsx';
import { toastFailure } from '#src/records/failures.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { focusHeading } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { courseApplicationsQuery, deleteCourse, toggleCourse } from './admin-courses.ts';
import type { Course } from './course.ts';
import { countNaming, courseType } from './course-record.ts';

const route = getRouteApi('/admin/courses');

interface Deactivation {
  readonly isOpen: boolean;
  readonly course: Course;
  /** What it means for the applications that name it. */
  readonly consequence: string;
  readonly onConfirm: () => void;
}

/** How a row asks before something is done to its course. A dialog of its own would go with the row. */
const Questions = createContext<{
  readonly onDelete: (course: Course) => void;
  readonly onDeactivate: (deactivation: Deactivation) => void;
}>({ onDelete: () => {}, onDeactivate: () => {} });

/** Stands around the list: asks what its rows want to be asked. */
export function CourseQuestions({ children }: { readonly children: ReactNode }) {
  const [deleting, setDeleting] = useState<Course>();
  // Its words stay in sight while its dialog closes.
  const [deactivation, setDeactivation] = useState<Deactivation>();
  const closeDeactivation = () => setDeactivation((asked) => asked && { ...asked, isOpen: false });
  // The same at each drawing, so that a key in the search does not draw every row again.
  const [questions] = useState({ onDelete: setDeleting, onDeactivate: setDeactivation });
  return (
    <>
      <Questions value={questions}>{children}</Questions>
      <ConfirmDialog
        open={deactivation?.isOpen ?? false}
        title={t`Deactivate course`}
        message={deactivation ? deactivationText(deactivation) : ''}
        confirmLabel={t`Deactivate`}
        onConfirm={() => {
          closeDeactivation();
          deactivation?.onConfirm();
        }}
        onClose={closeDeactivation}
      />
      <DeleteRecord
        type={courseType}
        row={deleting}
        mutation={deleteCourse}
        consequence={useConsequence(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

const deactivationText = ({ course, consequence }: Deactivation) =>
  `${t`“${course.courseName}” is taken off the public lists, and nobody can apply for it.`} ${consequence}`;

function useConsequence(course: Course | undefined): string {
  const { data, isError } = useQuery({
    ...courseApplicationsQuery(course?.courseName ?? ''),
    enabled: course !== undefined,
  });
  const instead = t`To take it off the public lists for a while, deactivate it instead.`;
  if (isError) return `${notLookedUp()} ${instead}`;
  if (!data) return `${t`Looking up the applications for this course...`} ${instead}`;
  if (data.length === 0) return `${t`${countNaming(data)}.`} ${instead}`;
  return `${t`${countNaming(data)}: they keep the name of the course, but the portal can no longer tell their department.`} ${instead}`;
}

const notLookedUp = () => t`The applications for this course could not be looked up.`;

const toggleFailure = () => ({
  failed: t`Failed to change the status of the course`,
  unanswered: t`Error changing the status of the course`,
});

/** A row that goes, since it no longer fits the filter, hands the focus to the screen's heading. */
const focusHeadingOnRemoval = (actions: HTMLElement | null) => () => {
  if (actions?.contains(document.activeElement)) focusHeading();
};

const ActionMenu = lazyComponent(() => import('#src/records/batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));

/** Where a pointer can rest on a row, its button has an edge only then, or while the focus is in the row. */
const quietAtRest = {
  '@media (hover: hover) and (min-width: 48rem)': {
    'tr:not(:hover, :focus-within) &': { bg: 'transparent', borderColor: 'transparent' },
  },
};

/** What is done most has a button; what takes a course off the lists is behind a menu. */
export function CourseActions({ course }: { readonly course: Course }) {
  const { onDelete, onDeactivate } = use(Questions);
  const client = useQueryClient();
  const [isLookingUp, setIsLookingUp] = useState(false);
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const toggle = useMutation(toggleCourse);
  const { id, courseName, isActive } = course;
  const turn = isActive ? t`Deactivate` : t`Activate`;
  const isBusy = toggle.isPending || isLookingUp;

  const edit = () =>
    void navigate({
      search: (before) => ({ ...before, course: id }),
      replace: history.canGoBack(),
      resetScroll: false,
    });

  /** A course that undecided applications name is deactivated on request alone; nothing is asked before an activation. */
  async function press(): Promise<void> {
    if (!isActive) return run();
    setIsLookingUp(true);
    const naming = await client.fetchQuery(courseApplicationsQuery(courseName)).catch(() => undefined);
    setIsLookingUp(false);
    if (naming?.every(({ status }) => !isUndecided(status))) return run();
    const consequence = naming ? t`${countNaming(naming)}: they stay, and can be decided as before.` : notLookedUp();
    onDeactivate({ isOpen: true, course, consequence, onConfirm: () => void run() });
  }

  /** Section 4: a course's active status can be toggled. The list shows it before the server has answered. */
  async function run(): Promise<void> {
    try {
      const stored = await toggle.mutateAsync(course);
      if (stored?.isActive === isActive)
        toast.warning(
          isActive
            ? t`"${courseName}" is active as before. Either somebody else had changed it at the same time, or the server has not changed it.`
            : t`"${courseName}" is inactive as before. Either somebody else had changed it at the same time, or the server has not changed it.`,
        );
      else
        toast.success(
          isActive
            ? t`"${courseName}" is inactive: it is off the public lists.`
            : t`"${courseName}" is active: it is on the public lists again.`,
        );
    } catch (error) {
      toastFailure(error, toggleFailure());
    }
  }

  // The server has sent no id: nothing can be asked about the course.
  if (id === '') return null;
  const actions: Readonly<Record<string, () => unknown>> = {
    [turn]: () => !isBusy && press(),
    [t`Delete`]: () => onDelete(course),
  };
  return (
    <HStack ref={focusHeadingOnRemoval} gap="1.5" justify={{ md: 'flex-end' }}>
      <Button size="xs" variant="surface" css={quietAtRest} aria-label={t`Edit ${courseName}`} onClick={edit}>
        {t`Edit`}
      </Button>
      <MenuButton
        size="xs"
        variant="ghost"
        aria-label={t`More actions for ${courseName}`}
        aria-busy={isBusy}
        renderMenu={(menu) => (
          <ActionMenu {...menu} labels={Object.keys(actions)} onChoose={(label) => void actions[label]?.()} />
        )}
      >
        {t`More`}
      </MenuButton>
    </HStack>
  );
}
