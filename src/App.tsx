import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.tsx';
import { followSession } from './session/follow-session.ts';
import { system } from './ui/theme/system.ts';

/** The whole app, in the browser and in tests. */
export function App({ router, queryClient }: { readonly router: AppRouter; readonly queryClient: QueryClient }) {
  useEffect(() => followSession(router, queryClient), [router, queryClient]);
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  );
}
