/** Section 7: all calls go to /api, of this host or of the one that the build was configured with. */
export const apiBaseUrl: string = new URL(import.meta.env.VITE_API_BASE_URL ?? '/api', location.href).href;
