import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ContactScreen } from '../features/site/ContactScreen.tsx';

export const Route = createFileRoute('/contact')({
  head: () => ({ meta: [{ title: pageTitle(t`Contact`) }] }),
  component: ContactScreen,
});
