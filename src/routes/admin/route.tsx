import { createFileRoute } from '@tanstack/react-router';
import { isAdmin } from '../../domain/roles.ts';
import { PaletteButton } from '../../screens/admin/palette/PaletteButton.tsx';
import { RoleLayout } from '../../screens/layout/RoleLayout.tsx';
import { requireRole } from '../-guard.ts';

export const Route = createFileRoute('/admin')({
  beforeLoad: (attempt) => requireRole(isAdmin, '/admin', attempt),
  // 'Loading...' stands as long as the session is read, and not a moment longer.
  pendingMs: 0,
  pendingMinMs: 0,
  component: () => <RoleLayout label="Administration" userRole="ADMIN" tools={<PaletteButton />} />,
});
