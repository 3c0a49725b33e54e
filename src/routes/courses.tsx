import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { activeCoursesQuery } from '../features/courses/courses.ts';
import { listParams } from '../records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { type publicCourseSearch, PublicCoursesScreen } from '../features/courses/PublicCoursesScreen.tsx';

export const Route = createFileRoute('/courses')({
  validateSearch: listParams<typeof publicCourseSearch>(),
  loader: ({ context }) => void context.queryClient.prefetchQuery(activeCoursesQuery()),
  head: () => ({ meta: [{ title: pageTitle(t`Courses`) }] }),
  component: PublicCoursesScreen,
});
