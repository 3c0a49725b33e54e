import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ResearchScreen } from '../features/site/ResearchScreen.tsx';

export const Route = createFileRoute('/research')({
  head: () => ({ meta: [{ title: pageTitle(t`Research`) }] }),
  component: ResearchScreen,
});
