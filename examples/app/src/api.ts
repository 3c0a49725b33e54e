import { createApiClient } from 'university-api';

/** The university's API, below `/api` of the page's own host. */
export const api = createApiClient();
