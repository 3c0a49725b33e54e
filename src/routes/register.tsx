import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { RegisterScreen } from '../screens/auth/register/RegisterScreen.tsx';

export const Route = createFileRoute('/register')({
  head: () => ({ meta: [{ title: pageTitle('Register') }] }),
  component: RegisterScreen,
});
