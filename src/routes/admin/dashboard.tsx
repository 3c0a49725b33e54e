import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../domain/university.ts';
import { DashboardScreen } from '../../screens/admin/dashboard/DashboardScreen.tsx';
import { studentListSearch } from './-list-search.ts';

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: studentListSearch,
  head: () => ({ meta: [{ title: pageTitle('Admin dashboard') }] }),
  component: DashboardScreen,
});
