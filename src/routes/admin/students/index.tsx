import { createFileRoute } from '@tanstack/react-router';
import { rosterQuery } from '../../../api/students.ts';
import { pageTitle } from '../../../domain/university.ts';
import { RosterScreen } from '../../../screens/admin/students/RosterScreen.tsx';
import { rosterListSearch } from '../-list-search.ts';
import { strictSearch } from '../../-search.ts';

export const Route = createFileRoute('/admin/students/')({
  validateSearch: strictSearch(rosterListSearch),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(rosterQuery())),
  head: () => ({ meta: [{ title: pageTitle('Students') }] }),
  component: RosterScreen,
});
