import { Button, Card, chakra, Heading, HStack, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import {
  courseApplicationsQuery,
  courseStatsOf,
  courseStatsQuery,
  deleteCourse,
  initializeCourses,
} from './admin-courses.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import { statsBesideList } from '#src/platform/api/stats.ts';
import type { Course } from './course.ts';
import { DeleteRecord } from '#src/records/DeleteRecord.tsx';
import { RecordDialog } from '#src/records/form/RecordDialog.tsx';
import { type ListFrame, ListFrames } from '#src/records/list/ListFrames.tsx';
import { ListView } from '#src/records/list/ListView.tsx';
import { useList } from '#src/records/list/use-list.ts';
import { countText, outcomeWords } from '#src/records/record-type.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { BarList, type FigureLink } from '#src/ui/charts.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { AdminHeading, AdminPage, focusHeading } from '#src/ui/Page.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import {
  catalogueList,
  catalogueSearch,
  countNaming,
  CourseQuestions,
  courseType,
  type Deactivation,
} from './catalogue-list.tsx';

const route = getRouteApi('/admin/courses');

const CourseForm = lazyPanel(() => import('./CourseForm.tsx').then((file) => file.CourseForm));

/** /admin/courses: the catalogue, active or not; each course is added, edited, switched and deleted here. */
export function CatalogueScreen({ frames }: { readonly frames: readonly ListFrame<Course>[] }) {
  const { course: open } = catalogueSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const [deleting, setDeleting] = useState<Course>();
  // Its words stay in sight while its dialog closes.
  const [deactivation, setDeactivation] = useState<Deactivation>();
  const closeDeactivation = () => setDeactivation((asked) => asked && { ...asked, isOpen: false });
  // The same at each drawing, so that a key in the search does not draw every row again.
  const [questions] = useState({ onDelete: setDeleting, onDeactivate: setDeactivation });
  const list = useList(catalogueList);
  const { all } = list;

  const show = (course: 'new' | undefined) =>
    void navigate({
      search: (before) => ({ ...before, course }),
      // A tab's first page stays in the history: Back closes the panel, and does not leave the site.
      replace: course === undefined || history.canGoBack(),
      resetScroll: false,
    });
  const add = () => show('new');

  const actions = (
    <Button size="sm" onClick={add}>
      Add a Course
    </Button>
  );

  return (
    <AdminPage below={all && all.length > 0 && <CourseStatistics courses={all} />}>
      <ListFrames frames={frames} list={list} columns={list.config.columns} parts={{ actions }}>
        {(parts) => (
          <>
            <AdminHeading actions={parts.actions}>Courses</AdminHeading>
            {parts.status}
            <CourseQuestions value={questions}>
              <ListView
                list={list}
                selection={parts.selection}
                tools={parts.tools}
                shownId={open}
                emptyAction={<NoCourses onAdd={add} />}
              />
            </CourseQuestions>
          </>
        )}
      </ListFrames>
      <ConfirmDialog
        open={deactivation?.isOpen ?? false}
        title="Deactivate course"
        message={`“${deactivation?.course.courseName}” is taken off the public lists, and nobody can apply for it. ${deactivation?.consequence}`}
        confirmLabel="Deactivate"
        onConfirm={() => {
          closeDeactivation();
          deactivation?.onConfirm();
        }}
        onClose={closeDeactivation}
      />
      <RecordDialog type={courseType} which={open} rows={all} onClose={() => show(undefined)}>
        {(course, missing) => <CourseForm course={course} missing={missing} onClose={() => show(undefined)} />}
      </RecordDialog>
      <DeleteRecord
        type={courseType}
        row={deleting}
        mutation={deleteCourse}
        consequence={useConsequence(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </AdminPage>
  );
}

function useConsequence(course: Course | undefined): string {
  const { data, isError } = useQuery({
    ...courseApplicationsQuery(course?.courseName ?? ''),
    enabled: course !== undefined,
  });
  const instead = 'To take it off the public lists for a while, deactivate it instead.';
  if (isError) return `The applications for this course could not be looked up. ${instead}`;
  if (!data) return `Looking up the applications for this course... ${instead}`;
  if (data.length === 0) return `${countNaming(data)}. ${instead}`;
  return `${countNaming(data)}: they keep the name of the course, but the portal can no longer tell their department. ${instead}`;
}

function NoCourses({ onAdd }: { readonly onAdd: () => void }) {
  const hint = useId();
  const initialize = useMutation(initializeCourses);

  async function fill(): Promise<void> {
    try {
      const courses = await initialize.mutateAsync();
      toast.success(courses ? `The catalogue is ready: it has ${courses.length} courses.` : 'The catalogue is ready.');
      // The button has gone with the empty list.
      focusHeading();
    } catch (error) {
      toastFailure(error, outcomeWords('the standard courses', 'add'));
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
          {initialize.isPending ? 'Adding...' : 'Add the Standard Courses'}
        </Button>
        <Button variant="surface" onClick={onAdd}>
          Add a Course
        </Button>
      </HStack>
      <chakra.p id={hint} textStyle="sm" color="fg.muted" maxW="prose">
        The standard courses are added to an empty catalogue only. Where any course exists by then, nothing is changed.
      </chakra.p>
    </>
  );
}

const counted = (count: number) => countText(count, count, courseType);

const bar = (label: string, count: number, search: FigureLink['search']) => ({
  label: orNA(label),
  value: count,
  text: formatNumber(count),
  link: { to: catalogueList.path, search, name: `${orNA(label)}, ${counted(count)}` },
});

/** The catalogue in figures: as the server counts it, unless the list above says something else. */
function CourseStatistics({ courses }: { readonly courses: readonly Course[] }) {
  const id = useId();
  const { data, isPending } = useQuery(courseStatsQuery());
  const stats = isPending ? undefined : statsBesideList(data, courseStatsOf(courses));
  return (
    <chakra.section aria-labelledby={id} aria-busy={isPending}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          The catalogue in figures
        </Heading>
        {stats ? (
          <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '3', md: '4' }} alignItems="start">
            <Chart
              caption={`${counted(stats.totalCourses)} by status`}
              items={[
                { ...bar('Active', stats.activeCourses, { status: 'active' }), tone: 'success' },
                { ...bar('Inactive', stats.inactiveCourses, { status: 'inactive' }), tone: 'neutral' },
              ]}
              max={stats.totalCourses}
            />
            <Chart
              caption="Courses by program type"
              items={stats.byProgramType.map(({ programType, count }) =>
                bar(programType, count, { program: programType }),
              )}
            />
            <Chart
              caption="Courses by department"
              items={stats.byDepartment.map(({ department, count }) => bar(department, count, { department }))}
            />
          </SimpleGrid>
        ) : (
          <Skeleton h="72" aria-hidden="true" />
        )}
      </Stack>
    </chakra.section>
  );
}

function Chart(props: Parameters<typeof BarList>[0]) {
  return (
    <Card.Root>
      <Card.Body>
        <BarList {...props} />
      </Card.Body>
    </Card.Root>
  );
}
