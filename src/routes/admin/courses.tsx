import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../domain/university.ts';
import { CoursesScreen } from '../../screens/admin/courses/CoursesScreen.tsx';

export const Route = createFileRoute('/admin/courses')({
  head: () => ({ meta: [{ title: pageTitle('Course management') }] }),
  component: CoursesScreen,
});
