import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '../../api/auth.ts';
import { session } from '../../session/session.ts';

/** Section 7, "Get current student": GET /auth/me, whose result refreshes the stored user. */
export function useCurrentStudent() {
  const query = useQuery(currentUserQuery());
  const { data } = query;
  useEffect(() => {
    // A server that does not repeat the role here has not changed it.
    if (data) session.updateUser({ role: session.state().user?.role, ...data });
  }, [data]);
  return query;
}
