import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ContactScreen } from '../features/site/ContactScreen.tsx';

export const Route = createFileRoute('/contact')({
  head: () => ({ meta: [{ title: pageTitle('Contact') }] }),
  component: ContactScreen,
});
