import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { loadStudentPages } from '#src/features/students/load-student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { prefetchList } from '#src/records/list/prefetch-list.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { RosterScreen } from '#src/features/students/RosterScreen.tsx';
import type { rosterSearch } from '#src/features/students/student-lists.tsx';
import { studentType } from '#src/features/students/record/student-record.ts';
import { studentsFrame } from '#src/wings/bulk/StudentsFrame.tsx';
import { deletedFrame } from '#src/wings/history/DeletedFrame.tsx';
import { imports } from '#src/wings/import/wing.tsx';
import { lettersTool } from '#src/wings/papers/roster-tool.tsx';
import { accountsTool } from '#src/wings/reports/roster-tool.ts';
import { samePersonTool } from '#src/wings/same-person/roster-tool.ts';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

const frames = [deletedFrame(studentType), studentsFrame([lettersTool, accountsTool, samePersonTool]), ViewsFrame];

export const Route = createFileRoute('/admin/students/')({
  validateSearch: listParams<typeof rosterSearch>({ status: 'enrolled' }),
  loader: ({ context }) => prefetchList(context.queryClient, rosterQuery(), loadStudentPages),
  head: () => ({ meta: [{ title: pageTitle(t`Students`) }] }),
  component: () => <RosterScreen frames={frames} Task={imports} />,
});
