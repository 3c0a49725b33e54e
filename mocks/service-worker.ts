/** Part of the worker's global scope that the types of a page do not have. */
declare const clients: { claim(): Promise<void> };

/**
 * Runs in the demo's service worker, before MSW's script. That script unregisters the whole worker when its last page
 * closes, and the next visit could then not begin without a network. It never hears that a page has closed: it asks the
 * browser which pages are open before it sends a request to one.
 *
 * A page that is loaded while the worker is being installed, or by a hard reload, has no worker. It asks for one, as MSW
 * would reload it.
 */
addEventListener('message', (event) => {
  if (event.data !== 'CLIENT_CLOSED' && event.data !== 'CLAIM') return;
  event.stopImmediatePropagation();
  if (event.data === 'CLAIM') void clients.claim();
});
