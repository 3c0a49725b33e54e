import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../university/university.ts';
import { ResearchScreen } from '../features/site/research/ResearchScreen.tsx';

export const Route = createFileRoute('/research')({
  head: () => ({ meta: [{ title: pageTitle('Research') }] }),
  component: ResearchScreen,
});
