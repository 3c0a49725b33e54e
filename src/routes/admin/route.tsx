import { createFileRoute } from '@tanstack/react-router';
import { isAdmin } from '#src/session/roles.ts';
import { oneOfParam, readParams } from '#src/records/search-params.ts';
import { AdminLayout } from '#src/layout/AdminLayout.tsx';
import { MainLoading } from '#src/layout/Main.tsx';
import { Wings } from '#src/records/slots.tsx';
import { requireRole } from '../-guard.ts';
import { BarTools } from './-bar-tools.tsx';
import { wings } from './-wings.ts';

/** What is open above whichever of these pages. */
const adminSearch = readParams({ panel: oneOfParam(['administrators']) });

export const Route = createFileRoute('/admin')({
  staticData: { isAdminPage: true },
  validateSearch: adminSearch,
  beforeLoad: (attempt) => requireRole(isAdmin, '/admin', attempt),
  // 'Loading...' stands as long as the session is read, and not a moment longer.
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: MainLoading,
  component: () => (
    <Wings add={wings}>
      <AdminLayout Tools={BarTools} />
    </Wings>
  ),
});
