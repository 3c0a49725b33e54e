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

// The one place that names the backend in the page. A live build drops the branch, and every byte behind it.
const loadBackend = import.meta.env.VITE_API_MODE === 'live' ? undefined : () => import('../mocks/browser.ts');

const server = startBackend(loadBackend, () => void queryClient.invalidateQueries());
// Nothing of it competes with the first screen; a request that comes earlier starts it earlier.
window.addEventListener('load', () => void server.ready().catch(() => undefined), { once: true });

connect({
  ...server,
  getToken: () => session.state().token,
  onUnauthorized: () => expireSession(router),
});

const root = document.getElementById('root');
if (root) {
  // With its page at hand the first screen is one transition, rendered in slices: a slow phone answers a tap in between.
  const patience = new Promise((resolve) => setTimeout(resolve, 100));
  const loaded = router.load().catch(() => undefined);
  void Promise.race([loaded, patience]).then(() =>
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App router={router} queryClient={queryClient} />
        </StrictMode>,
      ),
    ),
  );
}
