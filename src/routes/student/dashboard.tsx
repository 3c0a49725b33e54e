import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { StudentDashboardScreen } from '#src/features/students/current-student/StudentDashboardScreen.tsx';

export const Route = createFileRoute('/student/dashboard')({
  head: () => ({ meta: [{ title: pageTitle(t`Dashboard`) }] }),
  component: StudentDashboardScreen,
});
