import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { AboutScreen } from '../screens/about/AboutScreen.tsx';

export const Route = createFileRoute('/about')({
  head: () => ({ meta: [{ title: pageTitle('About') }] }),
  component: AboutScreen,
});
