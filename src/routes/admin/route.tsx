import { createFileRoute } from '@tanstack/react-router';
import { isAdmin } from '../../domain/roles.ts';
import { PaletteButton } from '../../screens/admin/palette/PaletteButton.tsx';
import { DeskLayout } from '../../screens/layout/DeskLayout.tsx';
import { MainLoading } from '../../screens/layout/Main.tsx';
import { requireRole } from '../-guard.ts';

export const Route = createFileRoute('/admin')({
  staticData: { isDesk: true },
  beforeLoad: (attempt) => requireRole(isAdmin, '/admin', attempt),
  // 'Loading...' stands as long as the session is read, and not a moment longer.
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: MainLoading,
  component: () => <DeskLayout tools={(actions) => <PaletteButton {...actions} />} />,
});
