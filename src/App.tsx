import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.tsx';
import { followSession } from './session/follow-session.ts';
import { getSystem } from './ui/theme/system.ts';

/** The whole app, in the browser and in tests. */
export function App({ router, queryClient }: { readonly router: AppRouter; readonly queryClient: QueryClient }) {
  useEffect(() => followSession(router, queryClient), [router, queryClient]);
  // From here on the page is the app's: src/boot has said what of its HTML was rendered while the portal was built.
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['page'];
    delete dataset['hidden'];
    delete dataset['signedIn'];
  }, []);
  return (
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  );
}
