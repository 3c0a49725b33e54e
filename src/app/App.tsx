import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.tsx';
import { followLogouts, followSession } from '../session/session-end.ts';
import { getSystem } from '../ui/theme/system.ts';

interface Props {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  /** Called when the app stands in the page. */
  readonly onDrawn?: () => void;
}

export function App({ router, queryClient, onDrawn }: Props) {
  useEffect(() => followSession(router, queryClient), [router, queryClient]);
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(followLogouts, []);
  return (
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  );
}
