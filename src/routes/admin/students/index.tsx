import { createFileRoute } from '@tanstack/react-router';
import { rosterQuery } from '#src/features/students/students.ts';
import { openList } from '#src/records/calls/open-list.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { RosterScreen } from '#src/features/students/RosterScreen.tsx';
import type { rosterSearch } from '#src/features/students/student-lists.tsx';
import { frames, task } from './-wings.ts';

const loadPages = () => import('#src/features/students/student-pages.ts').then((file) => file.studentPages);

export const Route = createFileRoute('/admin/students/')({
  validateSearch: listParams<typeof rosterSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: async ({ context, cause }) => {
    if (cause !== 'stay') await openList(context.queryClient, rosterQuery(), loadPages);
  },
  head: () => ({ meta: [{ title: pageTitle('Students') }] }),
  component: () => <RosterScreen frames={frames} Task={task} />,
});
