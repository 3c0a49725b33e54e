import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import type { ApiClient } from '#src/platform/api/call-errors.ts';

export type * from '#openapi/schema.gen.ts';
export type { OperationId } from '#openapi/operations.gen.ts';
export type { ApiClient };

/**
 * The contract's operations as typed calls, e.g. `api.GET('/courses/active')`. A path that the contract does not have, or a
 * missing parameter, is an error of types that names it.
 * @param options of openapi-fetch: `baseUrl`, headers, another `fetch`
 */
export const createApiClient = (options: ClientOptions = { baseUrl: '/api' }): ApiClient =>
  createClient<paths>(options) as ApiClient;
