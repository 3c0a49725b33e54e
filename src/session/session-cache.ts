import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../platform/api/query-client.ts';
import { session } from './session.ts';

export interface SessionCache {
  readonly token: string | null;
  readonly queryClient: QueryClient;
}

/**
 * Returns how to get the cache of the session that is there now. Each session has one of its own, so that no code of the
 * one before can put anything into it; the one before is thrown away.
 */
export function createQueryClientPerSession(): () => SessionCache {
  const create = (): SessionCache => ({ token: session.state().token, queryClient: createQueryClient() });
  let cache = create();
  return () => {
    if (cache.token !== session.state().token) {
      cache.queryClient.clear();
      cache = create();
    }
    return cache;
  };
}
