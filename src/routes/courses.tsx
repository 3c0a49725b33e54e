import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { CoursesScreen } from '../screens/courses/CoursesScreen.tsx';

export const Route = createFileRoute('/courses')({
  head: () => ({ meta: [{ title: pageTitle('Courses') }] }),
  component: CoursesScreen,
});
