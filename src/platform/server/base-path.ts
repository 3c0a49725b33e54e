// In a variable, since the build would take `new URL('…', import.meta.url)` for the name of a file of its own.
const ownAddress = import.meta.url;

/**
 * Where the app lies on its host: '/' or, for example, '/portal/'. A build does not know that. This module's own address
 * tells it, as every script of a build lies in the folder `assets/`.
 */
export const basePath: string =
  import.meta.env.BASE_URL === './' ? new URL('..', ownAddress).pathname : import.meta.env.BASE_URL;
