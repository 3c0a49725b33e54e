import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

function Empty() {
  const { data } = useQuery({ queryKey: ['empty'], queryFn: async () => 'Empty' });
  return (
    <h1>
      <Link to=".">{data}</Link>
    </h1>
  );
}

const root = createRootRoute({ component: Outlet });
const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Empty })]);

createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createRouter({ routeTree })} />
  </QueryClientProvider>,
);
