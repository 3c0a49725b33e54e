import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { AdmissionsScreen } from '../screens/admissions/AdmissionsScreen.tsx';
import { admissionSearch } from './-public-search.ts';

export const Route = createFileRoute('/admissions')({
  validateSearch: admissionSearch,
  head: () => ({ meta: [{ title: pageTitle('Admissions') }] }),
  component: AdmissionsScreen,
});
