/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `live` builds an app without the backend in the page. */
  readonly VITE_API_MODE?: 'live';
  /** Where the API is: `/api` of the page's own origin unless set. */
  readonly VITE_API_BASE_URL?: string;
}
