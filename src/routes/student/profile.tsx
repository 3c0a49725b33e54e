import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../domain/university.ts';
import { ProfileScreen } from '../../screens/student/ProfileScreen.tsx';

export const Route = createFileRoute('/student/profile')({
  head: () => ({ meta: [{ title: pageTitle('Profile') }] }),
  component: ProfileScreen,
});
