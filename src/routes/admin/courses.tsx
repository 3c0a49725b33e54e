import { createFileRoute } from '@tanstack/react-router';
import { coursesQuery } from '../../api/courses.ts';
import { pageTitle } from '../../domain/university.ts';
import { CoursesScreen } from '../../screens/admin/courses/CoursesScreen.tsx';
import { courseListSearch } from './-list-search.ts';
import { strictSearch } from '../-search.ts';

export const Route = createFileRoute('/admin/courses')({
  validateSearch: strictSearch(courseListSearch),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(coursesQuery())),
  head: () => ({ meta: [{ title: pageTitle('Course management') }] }),
  component: CoursesScreen,
});
