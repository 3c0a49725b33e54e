import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import type { ApiClient } from '#src/platform/api/typed-client.ts';

export type * from '#openapi/schema.gen.ts';
export type { OperationId } from '#openapi/operations.gen.ts';
export type { ApiClient };

/**
 * A path is one of the page's host. Browsers read it so; Node, also in jsdom, takes whole addresses alone.
 * @throws Error where there is no page, which names `baseUrl`
 */
function addressOf(input: RequestInfo | URL): RequestInfo | URL {
  if (typeof input !== 'string' || !input.startsWith('/')) return input;
  if (typeof location === 'undefined')
    throw new Error(`${input} has no host here: give createApiClient a baseUrl such as http://localhost:8080/api.`);
  return new URL(input, location.href);
}

/** Looked up at each call: a mock in Node puts its own `fetch` in place after the client was made. */
const currentFetch = (request: Request) => globalThis.fetch(request);

/**
 * The contract's operations as typed calls, e.g. `api.GET('/courses/active')`. A path that the contract does not have, or a
 * missing parameter, is an error of types that names it. A call where there is no page and no host in `baseUrl` is refused.
 * @param options of openapi-fetch: `baseUrl`, which is `/api` unless said otherwise, headers, another `fetch`
 */
export const createApiClient = (options: ClientOptions = {}): ApiClient =>
  createClient<paths>({
    baseUrl: '/api',
    fetch: currentFetch,
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(addressOf(input), init);
      }
    },
    ...options,
  }) as ApiClient;
