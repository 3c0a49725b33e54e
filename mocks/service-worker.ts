/**
 * Runs in the demo's service worker, before MSW's script. That script unregisters the whole worker when its last page
 * closes, and the next visit could then not begin without a network. It never hears that a page has closed: it asks the
 * browser which pages are open before it sends a request to one.
 */
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});
