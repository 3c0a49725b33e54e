import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { availableCoursesQuery } from '../features/courses/courses.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { readParams, text } from '../records/search-params.ts';
import { AdmissionsScreen } from '../features/applications/apply/AdmissionsScreen.tsx';

export const Route = createFileRoute('/admissions')({
  // The course that somebody came for.
  validateSearch: readParams({ course: text }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(availableCoursesQuery()),
  head: () => ({ meta: [{ title: pageTitle(t`Admissions`) }] }),
  component: AdmissionsScreen,
});
