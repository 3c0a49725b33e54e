import { createFileRoute } from '@tanstack/react-router';
import { availableCoursesQuery } from '../features/courses/courses.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { readParams, text } from '../records/search-params.ts';
import { AdmissionsScreen } from '../features/applications/apply/AdmissionsScreen.tsx';

export const Route = createFileRoute('/admissions')({
  // The course that somebody came for.
  validateSearch: readParams({ course: text }),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(availableCoursesQuery())),
  head: () => ({ meta: [{ title: pageTitle('Admissions') }] }),
  component: AdmissionsScreen,
});
