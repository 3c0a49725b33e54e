import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import { apiBaseUrl } from '../server/addresses.ts';
import { fetchWithTimeout, currentConnection } from './connection.ts';

const bearer = (token: string | null) => (token ? `Bearer ${token}` : null);

/** Section 7: bearer authorization from the stored token. */
const authorization: Middleware = {
  onRequest({ request }) {
    const header = bearer(currentConnection().getToken());
    if (header) request.headers.set('Authorization', header);
  },
};

const logins: ReadonlySet<string> = new Set(['/auth/login', '/auth/student-login', '/admin/auth/login']);

/**
 * Section 8: any 401 ends the session, except for logins and the home page's public statistics. A 401 to a token that has
 * been replaced since is ignored: a late answer must not sign out the person who has just signed in.
 */
const unauthorized: Middleware = {
  onResponse({ request, response, schemaPath, params }) {
    if (response.status !== 401 || logins.has(schemaPath)) return;
    if (schemaPath === '/students' && params.query?.['view'] === 'public') return;
    const { getToken, onUnauthorized } = currentConnection();
    if (request.headers.get('Authorization') === bearer(getToken())) onUnauthorized();
  },
};

/** The contract's operations as typed calls; `read` takes the data out of their answers. */
export const api = createClient<paths>({ baseUrl: apiBaseUrl, fetch: fetchWithTimeout });
api.use(authorization, unauthorized);
