import { createFileRoute } from '@tanstack/react-router';
import { rosterQuery } from '../../api/students.ts';
import { pageTitle } from '../../domain/university.ts';
import { DashboardScreen } from '../../screens/admin/dashboard/DashboardScreen.tsx';
import { studentListSearch } from './-list-search.ts';
import { strictSearch } from '../-search.ts';

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: strictSearch(studentListSearch),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(rosterQuery())),
  head: () => ({ meta: [{ title: pageTitle('Admin dashboard') }] }),
  component: DashboardScreen,
});
