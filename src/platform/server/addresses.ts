// In a variable, since the build would take `new URL('…', import.meta.url)` for the name of a file of its own.
const ownAddress = import.meta.url;

/**
 * Where the app lies on its host: '/' or, for example, '/portal/'. A build does not know that. This module's own address
 * tells it, as every script of a build lies in the folder `assets/`.
 */
export const basePath: string =
  import.meta.env.BASE_URL === './' ? new URL('..', ownAddress).pathname : import.meta.env.BASE_URL;

/**
 * Section 7: all calls go to /api, of this host or of the one that the build was configured with. A live build may find
 * another address on its host (src/platform/server/live-server.ts). It has no slash at its end.
 */
export const apiBaseUrl: string = new URL(import.meta.env.VITE_API_BASE_URL ?? '/api', location.href).href.replace(
  /\/+$/,
  '',
);
