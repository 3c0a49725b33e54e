import { createFileRoute } from '@tanstack/react-router';
import { applicationsQuery } from '#src/api/applications.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/domain/university.ts';
import { ApplicationsScreen } from '#src/screens/admin/applications/ApplicationsScreen.tsx';
import type { applicationSearch } from '#src/screens/admin/applications/application-list.tsx';

export const Route = createFileRoute('/admin/applications')({
  validateSearch: listParams<typeof applicationSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(applicationsQuery())),
  head: () => ({ meta: [{ title: pageTitle('Applications') }] }),
  component: ApplicationsScreen,
});
