import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ExamListScreen } from '#src/wings/reports/ExamListScreen.tsx';
import { examSearch } from '#src/wings/reports/report-params.ts';

export const Route = createFileRoute('/admin/exam-list')({
  validateSearch: examSearch,
  head: () => ({ meta: [{ title: pageTitle(t`Exam list`) }] }),
  component: ExamListScreen,
});
