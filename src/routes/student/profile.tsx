import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#src/domain/university.ts';
import { ProfileScreen } from '#src/screens/student/ProfileScreen.tsx';

export const Route = createFileRoute('/student/profile')({
  head: () => ({ meta: [{ title: pageTitle('Profile') }] }),
  component: ProfileScreen,
});
