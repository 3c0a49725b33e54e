import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { coursesQuery } from '../../../api/courses.ts';
import { inOrder, readOrder, writeOrder } from '../../../domain/ordering.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';
import { ListStates } from '../ListStates.tsx';
import { COURSE_COLUMNS, courseColumns, courseKey } from './course-columns.tsx';
import { type Course, filterCourses, filtersOf, NO_FILTERS, searchOf } from './course-list.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import { CourseModal } from './CourseModal.tsx';
import { CourseStatistics } from './CourseStatistics.tsx';
import { DeleteCourse } from './DeleteCourse.tsx';
import { NoCourses } from './NoCourses.tsx';

const route = getRouteApi('/admin/courses');
const idOf = ({ id }: Course) => id;
const none: readonly Course[] = [];

/** /admin/courses: the catalogue, active or not; each course is added, edited, switched and deleted here. */
export function CoursesScreen() {
  const { course: open, ...inUrl } = route.useSearch();
  const navigate = route.useNavigate();
  const [deleting, setDeleting] = useState<Course>();
  const { filters, change, flush } = useUrlFilters(filtersOf(inUrl), (next) => {
    const search = { ...searchOf(next), ...(open && { course: open }) };
    void navigate({ search, replace: true, resetScroll: false });
  });
  const query = useQuery(coursesQuery());
  const { data: all } = query;
  const order = useMemo(() => readOrder(filters.sort, COURSE_COLUMNS), [filters.sort]);
  const shown = useMemo(() => all && inOrder(filterCourses(all, filters), order, courseKey), [all, filters, order]);
  const columns = useMemo(() => {
    const onEdit = ({ id }: Course) =>
      void navigate({ search: (search) => ({ ...search, course: id }), resetScroll: false });
    return courseColumns({ onEdit, onDelete: setDeleting });
  }, [navigate, setDeleting]);

  const add = () => void navigate({ search: { ...searchOf(filters), course: 'new' }, resetScroll: false });
  const close = () => void navigate({ search: searchOf(filters), replace: true, resetScroll: false });

  return (
    <Page>
      <PageHeading overline="Administration" actions={<Button onClick={add}>Add a Course</Button>}>
        Courses
      </PageHeading>
      <ListStates
        query={query}
        failed="Failed to load courses"
        unanswered="Error loading courses"
        noun="courses"
        shown={shown?.length}
        total={all?.length}
        empty="No courses yet"
        whenEmpty="The university offers nothing so far. Start from the standard courses, or add your own."
        emptyAction={<NoCourses onAdd={add} />}
        onClear={() => change(NO_FILTERS)}
        controls={<CourseFilterBar courses={all ?? none} filters={filters} onChange={change} onLeave={flush} />}
      >
        <DataTable
          caption="Courses"
          columns={columns}
          rows={shown}
          rowId={idOf}
          sort={order}
          onSort={(next) => change({ sort: writeOrder(next) ?? '' })}
          listKey={JSON.stringify(filters)}
          busy={query.isFetching}
          compactRowHeight={9}
        />
      </ListStates>
      {all && all.length > 0 && <CourseStatistics />}
      <CourseModal which={open} courses={all} onClose={close} />
      <DeleteCourse course={deleting} onClose={() => setDeleting(undefined)} />
    </Page>
  );
}
