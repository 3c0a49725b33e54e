/**
 * Section 7: all calls go to /api, of this host or of the one that the build was configured with. A live build may find
 * another address on its host (src/platform/server/live-server.ts). It has no slash at its end.
 */
export const apiBaseUrl: string = new URL(import.meta.env.VITE_API_BASE_URL ?? '/api', location.href).href.replace(
  /\/+$/,
  '',
);
