import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ProfileScreen } from '#src/features/students/current-student/ProfileScreen.tsx';

export const Route = createFileRoute('/student/profile')({
  head: () => ({ meta: [{ title: pageTitle(t`Profile`) }] }),
  component: ProfileScreen,
});
