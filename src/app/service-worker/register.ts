/**
 * Registers the service worker of a live build, so that the next visit works without a network. Without one, on plain
 * http or in a private window, the app works as it is.
 * @param scope where the app lies on its host, e.g. '/' or '/portal/'
 */
export async function registerServiceWorker(scope: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${scope}service-worker.js`, { scope });
  } catch {
    // This browser has none, denies them to this page, or could not load the script.
  }
}
