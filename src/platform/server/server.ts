/** Sends a request, as `fetch` does. */
export type Transport = (request: Request, init?: RequestInit) => Promise<Response>;

/** How the app's calls reach the server, and when it is there. */
export interface Server {
  readonly transport: Transport;
  readonly ready: () => Promise<unknown>;
}
