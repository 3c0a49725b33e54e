import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { university } from '#src/university/university.ts';
import { RootLayout } from '../layout/RootLayout.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** The address, on this host, where somebody with this role goes after signing in, having wanted to go there. */
  readonly landing: (role: string | null, wanted: string | undefined) => string;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: university.name }] }),
  component: RootLayout,
});
