import { createFileRoute } from '@tanstack/react-router';
import { isStudent } from '../../domain/roles.ts';
import { RoleLayout } from '../../screens/layout/RoleLayout.tsx';
import { requireRole } from '../-guard.ts';

export const Route = createFileRoute('/student')({
  beforeLoad: (attempt) => requireRole(isStudent, '/student', attempt),
  pendingMs: 0,
  component: () => <RoleLayout label="Student" userRole="STUDENT" />,
});
