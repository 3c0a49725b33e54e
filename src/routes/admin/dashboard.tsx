import { createFileRoute } from '@tanstack/react-router';
import { rosterQuery } from '#src/features/students/students.ts';
import { prefetchList } from '#src/records/calls/resource.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { DashboardScreen } from '#src/features/students/dashboard/DashboardScreen.tsx';
import type { dashboardSearch } from '#src/features/students/student-lists.tsx';
import { Wings } from '#src/records/slots.tsx';
import { wings } from './-dashboard-wings.ts';

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: listParams<typeof dashboardSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause, location }) =>
    void (cause !== 'stay' && !location.state.isUnanswered && prefetchList(context.queryClient, rosterQuery())),
  head: () => ({ meta: [{ title: pageTitle('Admin dashboard') }] }),
  component: () => (
    <Wings add={wings}>
      <DashboardScreen />
    </Wings>
  ),
});
