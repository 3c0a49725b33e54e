import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of server answers. Nothing is tried again behind a person's back: every failure is shown, with a button.
 * And nothing waits for the browser's opinion of the network: a backend in the page answers without one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
