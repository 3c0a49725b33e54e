import { Button, HStack } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createContext, use, useState } from 'react';
import { isUndecided } from '#src/features/applications/application-status.ts';
import { formatDuration, NA, orNA } from '#src/platform/text/format.ts';
import { fieldColumns, type List, pickColumns } from '#src/records/list/list.tsx';
import { defineListSearch, filterOf, withOthers } from '#src/records/list/list-search.ts';
import type { RestorableType } from '#src/records/restore.ts';
import { text } from '#src/records/search-params.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { nameCells, ToneText } from '#src/ui/data-table/columns.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { focusHeading } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { courseApplicationsQuery, courseHistory, courseQuery, storeCourses, toggleCourse } from './admin-courses.ts';
import { type Course, courseFields } from './course.ts';
import { coursesQuery } from './courses.ts';

const route = getRouteApi('/admin/courses');

/** A course, as its forms need to know it. It carries no time of its last change: it is read before it is written. */
export const courseType: RestorableType<Course> = {
  noun: 'course',
  plural: 'courses',
  place: 'in the catalogue',
  nameOf: ({ courseName }) => courseName,
  fields: courseFields,
  read: recordReader(courseFields),
  fetch: (client, id) => client.fetchQuery(courseQuery(id)),
  store: storeCourses,
  ...courseHistory,
  detailOf: ({ courseCode, department }) => `${orNA(courseCode)} · ${orNA(department)}`,
};

/** How many applications name a course, and how many of them wait for a decision: `4 applications are for this course, 3 of them undecided`. */
export function countNaming(applications: readonly { readonly status: string }[]): string {
  const { length } = applications;
  if (length === 0) return 'No application is for this course';
  const undecided = applications.filter(({ status }) => isUndecided(status)).length;
  const open = undecided === 0 ? 'all of them decided' : `${undecided} of them undecided`;
  return `${length === 1 ? '1 application is' : `${length} applications are`} for this course, ${open}`;
}

export interface Deactivation {
  readonly isOpen: boolean;
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

const toggleWords = {
  failed: 'Failed to change the status of the course',
  unanswered: 'Error changing the status of the course',
};

/** A row that goes, since it no longer fits the filter, hands the focus to the screen's heading. */
const focusHeadingOnRemoval = (actions: HTMLElement | null) => () => {
  if (actions?.contains(document.activeElement)) focusHeading();
};

const small = { size: 'xs', variant: 'surface' } as const;

const ActionMenu = lazyComponent(() => import('#src/records/batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));

interface ActionsProps {
  readonly course: Course;
  /** Behind one button, where there is no room for three. */
  readonly inMenu?: boolean;
}

function CourseActions({ course, inMenu = false }: ActionsProps) {
  const { onDelete, onDeactivate } = use(CourseQuestions);
  const client = useQueryClient();
  const [isLookingUp, setIsLookingUp] = useState(false);
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const toggle = useMutation(toggleCourse);
  const { id, courseName, isActive } = course;
  const turn = isActive ? 'Deactivate' : 'Activate';
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
    const consequence = naming
      ? `${countNaming(naming)}: they stay, and can be decided as before.`
      : 'The applications for this course could not be looked up.';
    onDeactivate({ isOpen: true, course, consequence, onConfirm: () => void run() });
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
  if (inMenu) {
    const actions: Readonly<Record<string, () => unknown>> = {
      Edit: edit,
      [turn]: () => !isBusy && press(),
      Delete: () => onDelete(course),
    };
    return (
      <span ref={focusHeadingOnRemoval}>
        <MenuButton
          size="xs"
          aria-label={`Actions for ${courseName}`}
          aria-busy={isBusy}
          renderMenu={(menu) => (
            <ActionMenu {...menu} labels={Object.keys(actions)} onChoose={(label) => void actions[label]?.()} />
          )}
        >
          Actions
        </MenuButton>
      </span>
    );
  }
  return (
    <HStack ref={focusHeadingOnRemoval} gap="1.5" justify={{ md: 'flex-end' }}>
      <Button {...small} aria-label={`Edit ${courseName}`} onClick={edit}>
        Edit
      </Button>
      {/* Not disabled while it is busy: a disabled button would lose the focus. */}
      <Button
        {...small}
        minW="5.75rem"
        aria-label={`${turn} ${courseName}`}
        aria-busy={isBusy}
        // The second click of a double click (`detail` counts them) would turn back what the first has done.
        onClick={({ detail }) => !isBusy && detail < 2 && void press()}
      >
        {turn}
      </Button>
      <Button {...small} colorPalette="red" aria-label={`Delete ${courseName}`} onClick={() => onDelete(course)}>
        Delete
      </Button>
    </HStack>
  );
}

/** What the catalogue is searched and filtered by, and the course whose form is open: its id, or `new`. */
export const catalogueSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    ...subjects,
  ],
  placeholder: 'Course, code, department or subject',
  filters: {
    department: filterOf(courseFields.department, {
      all: 'All departments',
      choices: (values) => withOthers(DEPARTMENTS, values),
    }),
    program: filterOf(courseFields.programType, { all: 'All program types' }),
    status: filterOf(courseFields.isActive, { all: 'Any status', room: 8 }),
  },
  params: { course: text },
});

const { isActive, feeAmount, totalSeats, availableSeats } = courseFields;

/** A line under each link of each row would be a grid of lines. */
const underlined = { textDecoration: 'underline' };

function Seats({ course }: { readonly course: Course }) {
  const available = availableSeats.format(course.availableSeats);
  const text =
    typeof course.totalSeats === 'number' ? `${available} of ${totalSeats.format(course.totalSeats)}` : available;
  // A record that a server has sent without an id cannot be asked for.
  if (course.id === '' || text === NA) return text;
  return (
    <TextLink
      to="/admin/applications"
      search={{ course: course.courseName }}
      textDecoration="none"
      _hover={underlined}
      aria-label={`${text} seats left in ${course.courseName}: see its applications`}
    >
      {text}
    </TextLink>
  );
}

const columns = fieldColumns(courseFields, {
  courseName: nameCells<Course>({
    name: ({ courseName }) => orNA(courseName),
    detail: ({ courseCode }) => orNA(courseCode),
    // Where there is no room for columns, all that they say and do stands under the name.
    compactDetail: (course) => (
      <>
        <ToneText tone={isActive.tone(course)}>{isActive.format(course.isActive)}</ToneText>{' '}
        <span>{`${orNA(course.courseCode)} · ${orNA(course.department)}`}</span>
      </>
    ),
    compactFooter: (course) => (
      <>
        <span className="line minor">{`${orNA(course.programType)} · ${formatDuration(course.durationYears)}`}</span>
        <span className="line minor">
          <Seats course={course} /> <span>{`· ${feeAmount.format(course.feeAmount)}`}</span>
        </span>
        <div style={{ marginTop: '0.5rem' }}>
          <CourseActions course={course} inMenu />
        </div>
      </>
    ),
  }),
  // A duration is short; the words for none take two lines.
  durationYears: { cell: (course) => <span className="wrap">{formatDuration(course.durationYears)}</span> },
  department: {
    cell: ({ id, department }) =>
      id && department.trim() ? (
        <TextLink
          to="/admin/students"
          search={{ department }}
          title="The students of this department"
          textDecoration="none"
          _hover={underlined}
        >
          {department}
        </TextLink>
      ) : (
        orNA(department)
      ),
  },
  seats: { cell: (course) => <Seats course={course} /> },
});

export const catalogueList: List<Course> = {
  path: '/admin/courses',
  type: courseType,
  search: catalogueSearch,
  query: coursesQuery,
  columns: [
    ...pickColumns(columns, [
      'courseName',
      'department',
      'programType',
      'durationYears',
      'seats',
      'feeAmount',
      'isActive',
    ]),
    {
      id: 'actions',
      header: 'Actions',
      width: 14.25,
      end: true,
      responsivePriority: 0,
      printedCell: 'none',
      cell: (course) => <CourseActions course={course} />,
    },
  ],
  readyViews: [
    { name: 'Full courses first', search: { status: 'active', sort: 'seats' } },
    { name: 'Inactive courses', search: { status: 'inactive' } },
  ],
  whenEmpty: 'There are no courses yet. Add the standard courses, or add courses one by one.',
  compactRowHeight: 9.25,
};
