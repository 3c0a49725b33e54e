import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import type { ApiClient } from '#src/platform/api/typed-client.ts';

export type * from '#openapi/schema.gen.ts';
export type { OperationId } from '#openapi/operations.gen.ts';
export type { ApiClient };

/** Looked up at each call: a mock in Node puts its own `fetch` in place after the client was made. */
const currentFetch = (request: Request) => globalThis.fetch(request);

/**
 * The contract's operations as typed calls, e.g. `api.GET('/courses/active')`. A path that the contract does not have, or a
 * missing parameter, is an error of types that names it.
 * @param options of openapi-fetch: `baseUrl`, which is `/api` unless said otherwise, headers, another `fetch`
 */
export const createApiClient = (options: ClientOptions = {}): ApiClient =>
  createClient<paths>({ baseUrl: '/api', fetch: currentFetch, ...options }) as ApiClient;
