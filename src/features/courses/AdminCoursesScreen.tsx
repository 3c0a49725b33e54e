import { Button, chakra, HStack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { msg, plural, t } from '#src/languages/texts.ts';
import { formatDuration, formatNumber, orNA } from '#src/platform/text/format.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { RecordDialog } from '#src/records/form/RecordDialog.tsx';
import { fieldColumns, type List, pickColumns } from '#src/records/list/list.tsx';
import { defineListSearch, filterOf, withOthers } from '#src/records/list/list-search.ts';
import { type ListFrame, ListPage } from '#src/records/list/ListPage.tsx';
import { useList } from '#src/records/list/use-list.ts';
import { text } from '#src/records/search-params.ts';
import { useSlot } from '#src/records/slots.tsx';
import { nameCells, ToneText } from '#src/ui/data-table/columns.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { focusHeading } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { initializeCourses } from './admin-courses.ts';
import { CourseActions, CourseQuestions } from './CourseActions.tsx';
import { type Course, courseFields } from './course.ts';
import { courseType } from './course-record.ts';
import { courseListWords } from './course-list-words.ts';
import { coursesQuery } from './courses.ts';
import { isFull } from './seats.ts';
import { CourseStatistics } from './CourseStatistics.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

/** What the courses are searched and filtered by, and the course whose form is open: its id, or `new`. */
export const adminCourseSearch = defineListSearch({
  searched: ({ courseName, courseCode, department, subjects }: Course) => [
    courseName,
    courseCode,
    department,
    ...subjects,
  ],
  placeholder: msg`Course, code, department or subject`,
  filters: {
    department: filterOf(courseFields.department, {
      all: msg`All departments`,
      choices: (values) => withOthers(DEPARTMENTS, values),
    }),
    program: filterOf(courseFields.programType, { all: msg`All program types` }),
    status: filterOf(courseFields.isActive, { all: msg`Any status`, room: 8 }),
  },
  params: { course: text },
});

const { department, programType, isActive, feeAmount, totalSeats, availableSeats } = courseFields;

/** A line under each link of each row would be a grid of lines. */
const underlined = { textDecoration: 'underline' };

/** `18 of 40`. */
function freeSeats({ availableSeats: left, totalSeats: total }: Course): string {
  const available = availableSeats.format(left);
  return typeof total === 'number' ? t`${available} of ${totalSeats.format(total)}` : available;
}

/** With the words where no heading says what is counted. */
function Seats({ course, hasWords = false }: { readonly course: Course; readonly hasWords?: boolean }) {
  const { courseName } = course;
  const text = freeSeats(course);
  // A record that a server has sent without an id cannot be asked for.
  if (course.id === '' || text === orNA(undefined)) return text;
  return (
    <TextLink
      to="/admin/applications"
      search={{ course: course.courseName }}
      textDecoration="none"
      _hover={underlined}
      aria-label={t`${text} seats left in ${courseName}: see its applications`}
    >
      <chakra.span color={isFull(course) ? 'fg.error' : undefined}>
        {hasWords ? t`${text} seats left` : text}
      </chakra.span>
    </TextLink>
  );
}

/** How many seats are left, for the eye alone: the figure above it says the same. */
const Meter = chakra('span', {
  base: {
    display: 'block',
    width: '4rem',
    height: '4px',
    mt: '3px',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    color: 'brand.focusRing',
    backgroundImage: 'linear-gradient(currentcolor, currentcolor)',
    backgroundRepeat: 'no-repeat',
    '&[data-left=few]': { color: 'accent.solid' },
    '&[data-left=none]': { bg: 'red.muted' },
  },
});

const FEW_SEATS = 0.1;

function SeatMeter({ course }: { readonly course: Course }) {
  const { availableSeats: left, totalSeats: total } = course;
  if (typeof left !== 'number' || !total) return null;
  return (
    <Meter
      aria-hidden="true"
      data-screen-only=""
      data-left={isFull(course) ? 'none' : left <= total * FEW_SEATS ? 'few' : undefined}
      style={{ backgroundSize: `${Math.min(100, (left * 100) / total)}% 100%` }}
    />
  );
}

/** What wings say of the seats. */
function SeatsOfRound({ course }: { readonly course: Course }) {
  const parts = useSlot('courseSeats');
  // As for the seats: one without an id is only named.
  if (course.id === '') return null;
  return parts.map(({ key, Part }) => <Part key={key} course={course} />);
}

const besideSeats = { display: 'flex', alignItems: 'center', gap: '0.75rem' } as const;

const columns = fieldColumns(courseFields, {
  courseName: nameCells<Course>({
    name: ({ courseName }) => orNA(courseName),
    detail: ({ courseCode }) => orNA(courseCode),
    // Where there is no room for columns, all that they say and do stands under the name.
    compactMark: (course) => <ToneText tone={isActive.tone(course)}>{isActive.format(course.isActive)}</ToneText>,
    compactDetail: (course) => `${orNA(course.courseCode)} · ${department.format(course.department)}`,
    compactFooter: (course) => (
      <>
        <span className="line minor">
          {[programType.format(course.programType), formatDuration(course.durationYears), ''].join(' · ')}
          <bdi>{feeAmount.format(course.feeAmount)}</bdi>
        </span>
        <span className="minor" style={{ ...besideSeats, justifyContent: 'flex-start' }}>
          <Seats course={course} hasWords />
          <SeatsOfRound course={course} />
        </span>
        <div style={{ marginTop: '0.5rem' }}>
          <CourseActions course={course} />
        </div>
      </>
    ),
  }),
  // A duration is short; the words for none are not, and have one line in small letters.
  durationYears: {
    width: 9.25,
    cell: ({ durationYears }) => {
      const text = formatDuration(durationYears);
      return text === formatDuration(undefined) ? <span className="minor">{text}</span> : text;
    },
  },
  seats: {
    width: 11.5,
    // The figure ends its cell in each row. What is said of it stands beside it: two links below each other would be too near.
    cell: (course) => (
      <div style={{ ...besideSeats, flexDirection: 'row-reverse' }}>
        <div style={{ flexShrink: 0 }}>
          <Seats course={course} />
          <SeatMeter course={course} />
        </div>
        <div>
          <SeatsOfRound course={course} />
        </div>
      </div>
    ),
  },
});

const adminCourseList: List<Course> = {
  path: '/admin/courses',
  words: courseListWords,
  nameOf: courseType.nameOf,
  search: adminCourseSearch,
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
      header: msg`Actions`,
      width: 9.5,
      end: true,
      responsivePriority: 0,
      printedCell: 'none',
      cell: (course) => <CourseActions course={course} />,
    },
  ],
  readyViews: [
    { name: msg`Full courses first`, search: { status: 'active', sort: 'seats' } },
    { name: msg`Inactive courses`, search: { status: 'inactive' } },
  ],
  whenEmpty: msg`There are no courses yet. Add the standard courses, or add courses one by one.`,
  compactRowHeight: 9.25,
};

const dialogWords = {
  add: msg`Add a Course`,
  notFound: msg`Course not found`,
  notThere: msg`This course is not in the catalogue`,
};

const route = getRouteApi('/admin/courses');

const CourseForm = lazyPanel(
  withTexts('course-form', () => import('./CourseForm.tsx').then((file) => file.CourseForm)),
);

/** /admin/courses: all courses, active or not; each is added, edited, switched and deleted here. */
export function AdminCoursesScreen({ frames }: { readonly frames: readonly ListFrame<Course>[] }) {
  const { course: open } = adminCourseSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const list = useList(adminCourseList);
  const { all } = list;

  const show = (course: 'new' | undefined) =>
    void navigate({
      search: (before) => ({ ...before, course }),
      // A tab's first page stays in the history: Back closes the panel, and does not leave the site.
      replace: course === undefined || history.canGoBack(),
      resetScroll: false,
    });
  const add = () => show('new');

  return (
    <CourseQuestions>
      <ListPage
        title={t`Courses`}
        list={list}
        frames={frames}
        shownId={open}
        actions={
          <Button size="sm" onClick={add}>
            {t`Add a Course`}
          </Button>
        }
        emptyAction={<NoCourses onAdd={add} />}
        below={all && all.length > 0 && <CourseStatistics courses={all} />}
      >
        <RecordDialog type={courseType} words={dialogWords} which={open} rows={all} onClose={() => show(undefined)}>
          {(course, missing) => <CourseForm course={course} missing={missing} onClose={() => show(undefined)} />}
        </RecordDialog>
      </ListPage>
    </CourseQuestions>
  );
}

const readyWith = (count: number) =>
  plural(
    count,
  )`The catalogue is ready: it has ${formatNumber(count)} course. | The catalogue is ready: it has ${formatNumber(count)} courses.`;

function NoCourses({ onAdd }: { readonly onAdd: () => void }) {
  const hint = useId();
  const initialize = useMutation(initializeCourses);

  async function fill(): Promise<void> {
    try {
      const courses = await initialize.mutateAsync();
      toast.success(courses ? readyWith(courses.length) : t`The catalogue is ready.`);
      // The button has gone with the empty list.
      focusHeading();
    } catch (error) {
      toastFailure(error, {
        failed: t`Failed to add the standard courses`,
        unanswered: t`Error adding the standard courses`,
      });
    }
  }

  return (
    <>
      <HStack gap="3" wrap="wrap" justify="center">
        <Button
          aria-busy={initialize.isPending}
          aria-describedby={hint}
          onClick={() => !initialize.isPending && void fill()}
        >
          {initialize.isPending ? t`Adding...` : t`Add the Standard Courses`}
        </Button>
        <Button variant="surface" onClick={onAdd}>
          {t`Add a Course`}
        </Button>
      </HStack>
      <chakra.p id={hint} textStyle="sm" color="fg.muted" maxW="prose">
        {t`The standard courses are added to an empty catalogue only. Where any course exists by then, nothing is changed.`}
      </chakra.p>
    </>
  );
}
