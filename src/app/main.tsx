import '../platform/safari-set-immediate.ts';
import '#src/university/first-paint.css';
import '../ui/theme/boot.css';
import '../ui/theme/forced-colors.css';
import '../ui/theme/print.css';
import '../ui/theme/touch.css';
import { createHashHistory } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { apiBaseUrl, basePath } from '../platform/server/addresses.ts';
import { connect } from '../platform/api/connection.ts';
import { App } from './App.tsx';
import { connectToApi } from '../platform/server/live-server.ts';
import { offerSignIn, withdrawSignInOffer } from '../platform/server/status.ts';
import { startBackend } from '../platform/server/start.ts';
import { whenUnused, yieldToMain } from '../platform/scheduling.ts';
import { demoAccess } from './demo-access.ts';
import { createAppRouter } from './router.tsx';
import { expireSession, followSession } from '../session/session-end.ts';
import { session } from '../session/session.ts';
import { unprovenLogin } from '../session/unproven-login.ts';
import { replacePrerendered } from './replace-prerendered.ts';
import { nameChunkErrors } from '../platform/chunk-error.ts';
import { startColorMode } from '../ui/color-mode/color-mode.tsx';
import { startLanguage } from '../platform/language.ts';
import { firstLanguage, withoutLanguage } from '../platform/preferred-language.ts';
import { firstPaint } from '../platform/first-paint.ts';
import { preloaded } from '../ui/lazy-component.tsx';
import { getSystem } from '../ui/theme/system.ts';
import { toast } from '../ui/toast/toast.ts';
import { fonts } from '#src/university/theme.ts';

/**
 * Loads the fonts, where no script in the head of the page has done so (src/app/boot). Chromium loads those of a style
 * sheet a second time when more styles come later, unless the HTML itself names their addresses; the page would move
 * meanwhile.
 */
function loadFonts(): void {
  if (import.meta.env.PROD && !import.meta.env.VITE_SINGLE_FILE) return;
  for (const { family, file, weight } of fonts) {
    const face = new FontFace(family, `url(${JSON.stringify(file)}) format("woff2")`, { weight, display: 'swap' });
    document.fonts.add(face);
    // Without it the page has the fonts that stand in.
    face.load().catch(() => undefined);
  }
}

/**
 * Registers the service worker of a live build, so that the next visit works without a network. Without one, on plain
 * http or in a private window, the app works as it is.
 */
async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${basePath}service-worker.js`, { scope: basePath });
  } catch {
    // This browser has none, denies them to this page, or could not load the script.
  }
}

/** The worker fetches all files of the portal at once: not while a slow phone still begins with the page. */
const OFFLINE_DELAY_MS = 5000;

nameChunkErrors();
loadFonts();
startColorMode();
startLanguage(firstLanguage(location.pathname.slice(basePath.length - 1)));
session.restore();

const router = createAppRouter({
  basePath,
  // The pages of a single file have no addresses of their own but what stands behind the #.
  ...(import.meta.env.VITE_SINGLE_FILE && { history: createHashHistory() }),
});
followSession(router, toast.dismissAll);

// The only import of the backend in the page: a live build removes the branch with all its code.
const server =
  import.meta.env.VITE_API_MODE === 'live'
    ? connectToApi(basePath, apiBaseUrl)
    : startBackend({
        load: async () => {
          // While developing, its hundred modules would compete with those of the first screen.
          if (import.meta.env.DEV) await firstPaint();
          return import('#mocks/browser.ts');
        },
        ...(import.meta.hot && { onChanged: (takeOver) => import.meta.hot?.accept('#mocks/browser.ts', takeOver) }),
        basePath,
        apiBaseUrl,
        apiReference: import.meta.env.VITE_SINGLE_FILE ? undefined : `${basePath}api-docs/`,
        portal: demoAccess(router),
      });
const onPageLoaded = () => {
  // It starts after the first screen, or with the first request.
  void server.ready().catch(() => undefined);
  // A page whose host has this file no more hears from its next screen that it is out of date.
  void import('../platform/server/watch-version.ts')
    .then(({ watchForNewerVersion }) => watchForNewerVersion())
    .catch(() => undefined);
  // A demo's backend registers the same worker. While developing, the files change all the time.
  if (import.meta.env.PROD && import.meta.env.VITE_API_MODE === 'live')
    setTimeout(() => whenUnused(() => void registerServiceWorker()), OFFLINE_DELAY_MS);
};
if (document.readyState === 'complete') onPageLoaded();
else addEventListener('load', onPageLoaded);

connect({
  transport: server.transport,
  // A demo may first have to make its data. A live build looks up where its API is within a call's ten seconds.
  ...(import.meta.env.VITE_API_MODE !== 'live' && { ready: server.ready }),
  getToken: () => session.state().token,
  onUnauthorized: () => expireSession(router),
  onAccepted: unprovenLogin.end,
  onForbidden: () => offerSignIn(() => expireSession(router)),
});
session.subscribe(withdrawSignInOffer);

// While developing, an error of a screen is shown with its source.
if (import.meta.env.DEV) void import('./tell-bugs.ts');
const rootOptions: RootOptions = import.meta.env.DEV ? { onCaughtError: (error) => reportError(error) } : {};

const root = document.getElementById('root');
if (root) {
  const { dataset } = document.documentElement;
  const onShown = () => {
    delete dataset['page'];
    delete dataset['hidden'];
    delete dataset['signedIn'];
  };
  const appWith = (onDrawn: () => void) => (
    <StrictMode>
      <App router={router} onDrawn={onDrawn} />
    </StrictMode>
  );
  const loaded = router.load().then(
    () => true,
    () => true,
  );
  const { portalInput } = window;
  if (portalInput && router.state.location.pathname === withoutLanguage(`/${dataset['page']}`)) {
    // In slices, so that a slow phone answers taps in between.
    const draw = (page: HTMLElement) =>
      new Promise<void>((resolve) => startTransition(() => createRoot(page, rootOptions).render(appWith(resolve))));
    const settled = async () => {
      await yieldToMain();
      if (router.history.location.href !== router.state.resolvedLocation?.publicHref) await router.load();
    };
    // One task after the other, for the same reason.
    void loaded
      .then(yieldToMain)
      .then(getSystem)
      .then(preloaded)
      .then(yieldToMain)
      .then(() => replacePrerendered(root, portalInput, { draw, settled, onShown }));
  } else {
    // The render waits up to 100 ms for the page's code.
    const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), 100));
    void Promise.race([loaded, timeout]).then((isLoaded) => {
      const render = () => createRoot(root, rootOptions).render(appWith(onShown));
      // A transition is rendered in slices, so that a slow phone answers taps in between. While the router is still loading
      // there is little to render, and that in one piece: the router must not finish between two slices, as it would then
      // update components that are not mounted.
      if (isLoaded) startTransition(render);
      else render();
    });
  }
}
