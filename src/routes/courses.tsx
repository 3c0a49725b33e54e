import { createFileRoute } from '@tanstack/react-router';
import { activeCoursesQuery } from '../api/courses.ts';
import { pageTitle } from '../domain/university.ts';
import { CoursesScreen } from '../screens/courses/CoursesScreen.tsx';
import { courseSearch } from './-public-search.ts';
import { strictSearch } from './-search.ts';

export const Route = createFileRoute('/courses')({
  validateSearch: strictSearch(courseSearch),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(activeCoursesQuery())),
  head: () => ({ meta: [{ title: pageTitle('Courses') }] }),
  component: CoursesScreen,
});
