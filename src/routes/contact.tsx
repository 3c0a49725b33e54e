import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { ContactScreen } from '../screens/contact/ContactScreen.tsx';

export const Route = createFileRoute('/contact')({
  head: () => ({ meta: [{ title: pageTitle('Contact') }] }),
  component: ContactScreen,
});
