import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { AdmissionsScreen } from '../screens/admissions/AdmissionsScreen.tsx';

export const Route = createFileRoute('/admissions')({
  head: () => ({ meta: [{ title: pageTitle('Admissions') }] }),
  component: AdmissionsScreen,
});
