import { createApiClient } from 'university-api';

/** The university's API. Node has no address of a page that a path could belong to. */
export const api = createApiClient({ baseUrl: `${globalThis.location.origin}/api` });
