import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import { isStudent } from '#src/session/roles.ts';
import { StudentLayout } from '#src/layout/StudentLayout.tsx';
import { Wings } from '#src/records/slots.tsx';
import { requireRole } from '../-guard.ts';
import { wings } from './-wings.ts';

export const Route = createFileRoute('/student')({
  beforeLoad: (attempt) => requireRole(isStudent, '/student', attempt),
  loader: ({ context }) => void context.queryClient.prefetchQuery(currentUserQuery()),
  // 'Loading...' stands as long as the session is read, and not a moment longer.
  pendingMs: 0,
  pendingMinMs: 0,
  component: () => (
    <Wings add={wings}>
      <StudentLayout />
    </Wings>
  ),
});
