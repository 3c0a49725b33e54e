import { createFileRoute } from '@tanstack/react-router';
import { applicationStatsQuery, applicationsQuery } from '../../api/applications.ts';
import { pageTitle } from '../../domain/university.ts';
import { ApplicationsScreen } from '../../screens/admin/applications/ApplicationsScreen.tsx';
import { applicationListSearch } from './-list-search.ts';

export const Route = createFileRoute('/admin/applications')({
  validateSearch: applicationListSearch,
  loader: ({ context, cause }) => {
    // A change of the search alone ('stay') needs no other data.
    if (cause === 'stay') return;
    void context.queryClient.prefetchQuery(applicationsQuery());
    void context.queryClient.prefetchQuery(applicationStatsQuery());
  },
  head: () => ({ meta: [{ title: pageTitle('Applications') }] }),
  component: ApplicationsScreen,
});
