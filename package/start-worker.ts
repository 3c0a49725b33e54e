import type { HttpHandler } from 'msw';
import { DemoError } from '#mocks/demo/demo-error.ts';

export interface StartOptions {
  /** Handlers of the app's own, which MSW asks first. */
  readonly handlers?: readonly HttpHandler[];
  /** Where the script lies that `msw init` wrote: `/mockServiceWorker.js` unless said otherwise. */
  readonly script?: string;
}

/** Another worker of the same scope would be replaced, and one of a narrower scope would keep the page from this one. */
async function refuseOtherWorker(script: URL): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const other = (registration?.active ?? registration?.waiting ?? registration?.installing)?.scriptURL;
  if (other === undefined || other === script.href || !registration?.scope.startsWith(new URL('.', script).href))
    return;
  throw new DemoError(`${other} is this page’s service worker already: unregister it, or leave out the mock.`);
}

/** Starts MSW's worker; what no handler answers goes to the network. @throws DemoError where another worker has the page */
export async function startWorker(
  handlers: readonly HttpHandler[],
  { handlers: own = [], script = '/mockServiceWorker.js' }: StartOptions = {},
): Promise<void> {
  await refuseOtherWorker(new URL(script, location.href));
  const { setupWorker } = await import('msw/browser');
  const options = {
    quiet: true,
    onUnhandledRequest: 'bypass',
    // What MSW 3 calls it.
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: script },
  } as const;
  await setupWorker(...own, ...handlers).start(options);
}
