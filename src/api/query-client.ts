import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of server answers. Nothing is retried automatically: every failure is shown, with a button to retry. Requests
 * do not wait until the browser is online: the backend in the page answers offline.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
