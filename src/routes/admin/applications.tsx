import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../domain/university.ts';
import { ApplicationsScreen } from '../../screens/admin/applications/ApplicationsScreen.tsx';

export const Route = createFileRoute('/admin/applications')({
  head: () => ({ meta: [{ title: pageTitle('Applications') }] }),
  component: ApplicationsScreen,
});
