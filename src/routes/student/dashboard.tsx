import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery } from '../../api/auth.ts';
import { pageTitle } from '../../domain/university.ts';
import { StudentDashboardScreen } from '../../screens/student/StudentDashboardScreen.tsx';

export const Route = createFileRoute('/student/dashboard')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(currentUserQuery()),
  head: () => ({ meta: [{ title: pageTitle('Dashboard') }] }),
  component: StudentDashboardScreen,
});
