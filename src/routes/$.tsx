import { createFileRoute, redirect } from '@tanstack/react-router';

/** Section 2: any other path redirects to /. The demo's /states, which opens its list of states there, keeps its address. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ params }) => {
    const isStates = import.meta.env.VITE_API_MODE !== 'live' && params._splat === 'states';
    throw redirect({ to: '/', replace: true, ...(isStates && { mask: { to: '/$', params } }) });
  },
});
