import { createFileRoute } from '@tanstack/react-router';
import { applicationsQuery } from '../../api/applications.ts';
import { pageTitle } from '../../domain/university.ts';
import { ApplicationsScreen } from '../../screens/admin/applications/ApplicationsScreen.tsx';
import { applicationListSearch } from './-list-search.ts';
import { strictSearch } from '../-search.ts';

export const Route = createFileRoute('/admin/applications')({
  validateSearch: strictSearch(applicationListSearch),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(applicationsQuery())),
  head: () => ({ meta: [{ title: pageTitle('Applications') }] }),
  component: ApplicationsScreen,
});
