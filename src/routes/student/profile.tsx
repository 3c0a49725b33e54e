import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery } from '../../api/auth.ts';
import { pageTitle } from '../../domain/university.ts';
import { ProfileScreen } from '../../screens/student/ProfileScreen.tsx';

export const Route = createFileRoute('/student/profile')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(currentUserQuery()),
  head: () => ({ meta: [{ title: pageTitle('Profile') }] }),
  component: ProfileScreen,
});
