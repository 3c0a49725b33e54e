import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { FacultyScreen } from '../screens/faculty/FacultyScreen.tsx';
import { facultySearch } from './-public-search.ts';
import { strictSearch } from './-search.ts';

export const Route = createFileRoute('/faculty')({
  validateSearch: strictSearch(facultySearch),
  head: () => ({ meta: [{ title: pageTitle('Faculty') }] }),
  component: FacultyScreen,
});
