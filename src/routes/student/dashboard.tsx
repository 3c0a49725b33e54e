import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#src/domain/university.ts';
import { StudentDashboardScreen } from '#src/screens/student/StudentDashboardScreen.tsx';

export const Route = createFileRoute('/student/dashboard')({
  head: () => ({ meta: [{ title: pageTitle('Dashboard') }] }),
  component: StudentDashboardScreen,
});
