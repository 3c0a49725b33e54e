import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { CoursesScreen } from '../screens/courses/CoursesScreen.tsx';
import { courseSearch } from './-public-search.ts';

export const Route = createFileRoute('/courses')({
  validateSearch: courseSearch,
  head: () => ({ meta: [{ title: pageTitle('Courses') }] }),
  component: CoursesScreen,
});
