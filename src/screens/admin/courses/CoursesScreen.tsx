import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/use-list.ts';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { courseList, courseSearch } from './course-list.tsx';
import type { Course } from '../../../domain/records/course.ts';
import { CourseActionsContext } from './CourseActions.tsx';
import { CourseModal } from './CourseModal.tsx';
import { CourseStatistics } from './CourseStatistics.tsx';
import { DeleteCourse } from './DeleteCourse.tsx';
import { NoCourses } from './NoCourses.tsx';

const route = getRouteApi('/admin/courses');

/** /admin/courses: the catalogue, active or not; each course is added, edited, switched and deleted here. */
export function CoursesScreen() {
  const { course: open } = courseSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const [deleting, setDeleting] = useState<Course>();
  const list = useList(courseList);
  const { all } = list;

  const show = useCallback(
    (course: string | undefined, replace = false) =>
      void navigate({ search: (before) => ({ ...before, course }), replace, resetScroll: false }),
    [navigate],
  );
  const actions = useMemo(() => ({ onEdit: ({ id }: Course) => show(id), onDelete: setDeleting }), [show]);
  const add = () => show('new');

  return (
    <Page>
      <PageHeading overline="Administration" actions={<Button onClick={add}>Add a Course</Button>}>
        Courses
      </PageHeading>
      <CourseActionsContext value={actions}>
        <ListView list={list} emptyAction={<NoCourses onAdd={add} />} />
      </CourseActionsContext>
      {all && all.length > 0 && <CourseStatistics />}
      <CourseModal which={open} courses={all} onClose={() => show(undefined, true)} />
      <DeleteCourse course={deleting} onClose={() => setDeleting(undefined)} />
    </Page>
  );
}
