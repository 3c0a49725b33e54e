import { createFileRoute } from '@tanstack/react-router';
import { rosterQuery, studentQuery } from '../../../api/students.ts';
import { pageTitle } from '../../../domain/university.ts';
import { recordSearch } from '../../../screens/admin/students/record/record-tabs.ts';
import { StudentDetailScreen } from '../../../screens/admin/students/record/StudentDetailScreen.tsx';

export const Route = createFileRoute('/admin/students/$studentId')({
  validateSearch: recordSearch,
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, params, cause }) =>
    void (cause !== 'stay' && context.queryClient.prefetchQuery(studentQuery(params.studentId))),
  // The name, where it is known already; otherwise the screen says it as soon as it is.
  head: ({ params, match }) => {
    const client = match.context.queryClient;
    const { name = '' } =
      client.getQueryData(studentQuery(params.studentId).queryKey) ??
      client.getQueryData(rosterQuery().queryKey)?.find(({ id }) => id === params.studentId) ??
      {};
    return { meta: [{ title: pageTitle(name.trim() || 'Student') }] };
  },
  component: StudentDetailScreen,
});
