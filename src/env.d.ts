/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `live` builds an app without the backend in the page. */
  readonly VITE_API_MODE?: 'live';
  /** Where the API is: `/api` of the page's own origin unless set. The config.json of a live build may say otherwise. */
  readonly VITE_API_BASE_URL?: string;
  /** The extensions that the API of a live build has, with commas between them; the config.json may say otherwise. */
  readonly VITE_EXTENSIONS?: string;
  /** The year that pages of words tell of (tools/vite/content-year.ts). */
  readonly VITE_CONTENT_YEAR: string;
  /** Set in the build of a single file (`npm run build:single`). */
  readonly VITE_SINGLE_FILE?: 'true';
}

/** Where the API of a live build is, and the extensions that it has; undefined where the host does not say which. */
interface PortalApi {
  readonly address: string;
  readonly extensions: readonly string[] | undefined;
}

/** What somebody has done with the HTML of a page before the app was there (src/app/boot/early-input.ts). */
interface EarlyInput {
  /** The buttons that were pressed, in their order; whoever takes one removes it. */
  readonly pressed: HTMLButtonElement[];
  /** Whether a press, a choice or a word is under way, which would be lost with the element that it is in. */
  readonly isBusy: () => boolean;
  readonly stop: () => void;
}

interface Window {
  portalInput?: EarlyInput;
  /** Finds the API; the boot script of a live build has it (src/app/boot/find-api.ts). */
  portalApi?: (base: string, builtIn: string) => Promise<PortalApi>;
  /** The answer that the boot script has asked for ahead of the app, where it is this one (src/app/boot/prefetch-first-request.ts). */
  portalAnswer?: (
    url: string,
    headers: Headers,
    signal: AbortSignal | null | undefined,
  ) => Promise<Response> | undefined;
}

interface WindowEventMap {
  /** The contact form was sent. It makes no call (section 7), so that whoever hosts the portal can listen to this. */
  'portal:contact-message': CustomEvent<{ name: string; email: string; subject: string; message: string }>;
}
