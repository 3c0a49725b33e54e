import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { FacultyScreen } from '../screens/faculty/FacultyScreen.tsx';

export const Route = createFileRoute('/faculty')({
  head: () => ({ meta: [{ title: pageTitle('Faculty') }] }),
  component: FacultyScreen,
});
