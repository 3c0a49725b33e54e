import { createFileRoute } from '@tanstack/react-router';
import { availableCoursesQuery } from '../api/courses.ts';
import { pageTitle } from '../domain/university.ts';
import { AdmissionsScreen } from '../screens/admissions/AdmissionsScreen.tsx';
import { admissionSearch } from './-public-search.ts';
import { strictSearch } from './-search.ts';

export const Route = createFileRoute('/admissions')({
  validateSearch: strictSearch(admissionSearch),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(availableCoursesQuery())),
  head: () => ({ meta: [{ title: pageTitle('Admissions') }] }),
  component: AdmissionsScreen,
});
