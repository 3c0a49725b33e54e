import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { ResearchScreen } from '../screens/research/ResearchScreen.tsx';

export const Route = createFileRoute('/research')({
  head: () => ({ meta: [{ title: pageTitle('Research') }] }),
  component: ResearchScreen,
});
