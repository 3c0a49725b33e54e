import { linkOptions, type RegisteredRouter } from '@tanstack/react-router';
import { isSuperAdmin } from '#src/session/roles.ts';
import { roleFromServer, type AuthState } from '#src/session/session.ts';

export const isForAdministrators = ({ user, isAuthenticated }: AuthState): boolean =>
  isAuthenticated && isSuperAdmin(roleFromServer(user));

const here = linkOptions({
  to: '.',
  search: (search) => ({ ...search, panel: 'administrators' as const }),
  state: (state) => state,
  replace: true,
  resetScroll: false,
});

/** Opens the list above the administrators' page that is there, or from a public page above the first of them. */
export function openAdministrators(router: RegisteredRouter): void {
  const isAdminPage = router.state.matches.some(({ staticData }) => staticData.isAdminPage);
  if (isAdminPage) void router.navigate(here);
  else void router.navigate({ to: '/admin/dashboard', search: { panel: 'administrators' } });
}
