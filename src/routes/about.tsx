import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { AboutScreen } from '../features/site/AboutScreen.tsx';

export const Route = createFileRoute('/about')({
  head: () => ({ meta: [{ title: pageTitle(t`About`) }] }),
  component: AboutScreen,
});
