import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { rosterQuery, studentQuery } from '#src/features/students/students.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { recordSearch } from '#src/features/students/record/record-tabs.ts';
import { StudentDetailScreen } from '#src/features/students/record/StudentDetailScreen.tsx';

export const Route = createFileRoute('/admin/students/$studentId')({
  validateSearch: recordSearch,
  loader: ({ context: { queryClient }, params: { studentId } }) => {
    void queryClient.prefetchQuery(studentQuery(studentId));
    return (
      queryClient.getQueryData(studentQuery(studentId).queryKey) ??
      queryClient.getQueryData(rosterQuery().queryKey)?.find(({ id }) => id === studentId)
    )?.name.trim();
  },
  // The name, where it is known already; otherwise the screen says it as soon as it is.
  head: ({ loaderData: name }) => ({ meta: [{ title: pageTitle(name || t`Student`) }] }),
  component: StudentDetailScreen,
});
