import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../domain/university.ts';
import { RosterScreen } from '../../../screens/admin/students/RosterScreen.tsx';
import { studentListSearch } from '../-list-search.ts';

export const Route = createFileRoute('/admin/students/')({
  validateSearch: studentListSearch,
  head: () => ({ meta: [{ title: pageTitle('Students') }] }),
  component: RosterScreen,
});
