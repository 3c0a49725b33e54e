import './ui/theme/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from './api/connection.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './App.tsx';
import { startBackend } from './backend/start.ts';
import { createAppRouter } from './router.tsx';
import { expireSession } from './session/follow-session.ts';
import { session } from './session/session.ts';
import { startColorMode } from './ui/color-mode/color-mode.ts';

startColorMode();
session.restore();

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient });

// The only import of the backend in the page: a live build removes the branch with all its code.
const loadBackend = import.meta.env.VITE_API_MODE === 'live' ? undefined : () => import('../mocks/browser.ts');

const server = startBackend(loadBackend, () => void queryClient.invalidateQueries());
// It starts after the first screen, or with the first request.
window.addEventListener('load', () => void server.ready().catch(() => undefined), { once: true });

connect({
  ...server,
  getToken: () => session.state().token,
  onUnauthorized: () => expireSession(router),
});

const root = document.getElementById('root');
if (root) {
  // A transition is rendered in slices, so that a slow phone answers taps in between. The render waits up to 100 ms for the page's code.
  const timeout = new Promise((resolve) => setTimeout(resolve, 100));
  const loaded = router.load().catch(() => undefined);
  void Promise.race([loaded, timeout]).then(() =>
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App router={router} queryClient={queryClient} />
        </StrictMode>,
      ),
    ),
  );
}
