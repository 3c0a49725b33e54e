import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.tsx';
import { followLogouts } from '../session/session-end.ts';
import { getSystem } from '../ui/theme/system.ts';

interface Props {
  readonly router: AppRouter;
  readonly onDrawn?: () => void;
}

export function App({ router, onDrawn }: Props) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(followLogouts, []);
  return (
    <ChakraProvider value={getSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>
  );
}
