import { QueryClient } from '@tanstack/react-query';

/** The cache of answers. Nothing is retried by itself or waits to be online: the backend may be in the page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
