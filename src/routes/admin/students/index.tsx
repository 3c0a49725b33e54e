import { createFileRoute } from '@tanstack/react-router';
import { loadStudentPages } from '#src/features/students/load-student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { prefetchList } from '#src/records/list/prefetch-list.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { RosterScreen } from '#src/features/students/RosterScreen.tsx';
import type { rosterSearch } from '#src/features/students/student-lists.tsx';
import { frames, task } from './-roster-frames.ts';

export const Route = createFileRoute('/admin/students/')({
  validateSearch: listParams<typeof rosterSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) =>
    cause !== 'stay' && prefetchList(context.queryClient, rosterQuery(), loadStudentPages),
  head: () => ({ meta: [{ title: pageTitle('Students') }] }),
  component: () => <RosterScreen frames={frames} Task={task} />,
});
