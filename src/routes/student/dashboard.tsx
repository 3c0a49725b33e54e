import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../domain/university.ts';
import { StudentDashboardScreen } from '../../screens/student/StudentDashboardScreen.tsx';

export const Route = createFileRoute('/student/dashboard')({
  head: () => ({ meta: [{ title: pageTitle('Dashboard') }] }),
  component: StudentDashboardScreen,
});
