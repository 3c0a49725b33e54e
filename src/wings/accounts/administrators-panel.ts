import { linkOptions, useRouter } from '@tanstack/react-router';
import { useExtension } from '#src/platform/server/extensions.ts';
import { isSuperAdmin } from '#src/session/roles.ts';
import { roleFromServer, useSession } from '#src/session/session.ts';

/** Whether the list of administrators is offered: to super administrators, where the server has it. */
export function useOffersAdministrators(): boolean {
  const { user, isAuthenticated } = useSession();
  const exists = useExtension('administrators');
  return exists && isAuthenticated && isSuperAdmin(roleFromServer(user));
}

/** Opens the list above the administrators' page that is there. */
export const administratorsTarget = linkOptions({
  to: '.',
  search: (search) => ({ ...search, panel: 'administrators' as const }),
  state: (state) => state,
  replace: true,
  resetScroll: false,
});

/** Opens the list from any page, a public one included; undefined where it is not offered. */
export function useOpenAdministrators(): (() => void) | undefined {
  const router = useRouter();
  if (!useOffersAdministrators()) return undefined;
  return () => {
    const isAdminPage = router.state.matches.some(({ staticData }) => staticData.isAdminPage);
    if (isAdminPage) void router.navigate(administratorsTarget);
    else void router.navigate({ to: '/admin/dashboard', search: { panel: 'administrators' } });
  };
}
