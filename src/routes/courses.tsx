import { createFileRoute } from '@tanstack/react-router';
import { activeCoursesQuery } from '../api/courses.ts';
import { listParams } from '../records/search-params.ts';
import { pageTitle } from '../domain/university.ts';
import { CoursesScreen } from '../screens/courses/CoursesScreen.tsx';
import type { courseSearch } from '../screens/courses/course-search.ts';

export const Route = createFileRoute('/courses')({
  validateSearch: listParams<typeof courseSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(activeCoursesQuery())),
  head: () => ({ meta: [{ title: pageTitle('Courses') }] }),
  component: CoursesScreen,
});
