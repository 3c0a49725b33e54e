import { createFileRoute } from '@tanstack/react-router';
import { listParams } from '../records/search-params.ts';
import { pageTitle } from '../domain/university.ts';
import { FacultyScreen } from '../screens/faculty/FacultyScreen.tsx';
import type { facultySearch } from '../screens/faculty/faculty-search.ts';

export const Route = createFileRoute('/faculty')({
  validateSearch: listParams<typeof facultySearch>(),
  head: () => ({ meta: [{ title: pageTitle('Faculty') }] }),
  component: FacultyScreen,
});
