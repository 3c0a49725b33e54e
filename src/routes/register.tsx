import { createFileRoute, redirect } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { dashboardOf } from '../session/roles.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { RegisterScreen } from '../features/students/register/RegisterScreen.tsx';
import { session } from '../session/session.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    const { isAuthenticated, userRole } = session.state();
    if (isAuthenticated) throw redirect({ to: dashboardOf(userRole), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle(t`Register`) }] }),
  component: RegisterScreen,
});
