import { createFileRoute } from '@tanstack/react-router';
import { rosterQuery } from '#src/features/students/students.ts';
import { prefetchList } from '#src/records/calls/resource.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { RosterScreen } from '#src/features/students/RosterScreen.tsx';
import type { rosterSearch } from '#src/features/students/student-lists.tsx';
import { Wings } from '#src/records/slots.tsx';
import { wings } from './-wings.ts';

export const Route = createFileRoute('/admin/students/')({
  validateSearch: listParams<typeof rosterSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && prefetchList(context.queryClient, rosterQuery())),
  head: () => ({ meta: [{ title: pageTitle('Students') }] }),
  component: () => (
    <Wings add={wings}>
      <RosterScreen />
    </Wings>
  ),
});
