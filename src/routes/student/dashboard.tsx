import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { StudentDashboardScreen } from '#src/features/students/current-student/StudentDashboardScreen.tsx';

export const Route = createFileRoute('/student/dashboard')({
  head: () => ({ meta: [{ title: pageTitle('Dashboard') }] }),
  component: StudentDashboardScreen,
});
