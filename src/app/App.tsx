import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from './router.tsx';
import { locale, useLanguage } from '../platform/language.ts';
import { followLogouts } from '../session/session-end.ts';
import { getSystem } from '../ui/theme/system.ts';

interface Props {
  readonly router: AppRouter;
  readonly onDrawn?: () => void;
}

export function App({ router, onDrawn }: Props) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(followLogouts, []);
  useLanguage();
  return (
    <ChakraProvider value={getSystem()}>
      {/* Menus, tabs and sliders take their direction from it. */}
      <LocaleProvider locale={locale()}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </ChakraProvider>
  );
}
