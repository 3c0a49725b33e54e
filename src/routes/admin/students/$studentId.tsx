import { createFileRoute } from '@tanstack/react-router';
import { studentQuery } from '../../../api/admin-students.ts';
import { pageTitle } from '../../../domain/university.ts';
import { StudentDetailScreen } from '../../../screens/admin/students/StudentDetailScreen.tsx';

export const Route = createFileRoute('/admin/students/$studentId')({
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, params, cause }) =>
    void (cause !== 'stay' && context.queryClient.prefetchQuery(studentQuery(params.studentId))),
  head: () => ({ meta: [{ title: pageTitle('Student') }] }),
  component: StudentDetailScreen,
});
