import type { ProxyOptions } from 'vite';
import { SettingError } from './setting-error.ts';

/** The path below which the portal calls its API while it is developed. */
const apiPath = '/api';

/**
 * What `npm run dev` does with calls of the API when `VITE_API_PROXY` names a server: it sends them there, so that the
 * browser sees one origin and the server needs no CORS.
 * @param server `http://localhost:8080` for an API at /api of that server; with a path, such as
 *   `http://localhost:8080/v1`, for one at that path
 * @param isLive whether the portal calls an API at all; a demo has its backend in the page
 * @throws SettingError for a value that no server can be
 */
export function devProxy(server: string | undefined, isLive: boolean): Record<string, ProxyOptions> {
  if (server === undefined || server === '') return {};
  const url = /^https?:\/\//.test(server) && URL.canParse(server) ? new URL(server) : undefined;
  if (!url || url.search || url.hash)
    throw new SettingError(`VITE_API_PROXY is "${server}", and must be an address such as http://localhost:8080.`);
  if (!isLive) throw new SettingError('VITE_API_PROXY needs VITE_API_MODE=live: a demo answers its calls in the page.');
  const path = url.pathname.replace(/\/+$/, '') || apiPath;
  return {
    [`${apiPath}/`]: {
      target: url.origin,
      changeOrigin: true,
      rewrite: (called) => path + called.slice(apiPath.length),
      configure(proxy) {
        // The browser's own origin would make a server that has no CORS set up refuse the call, Spring with an empty 403.
        proxy.on('proxyReq', (request) => request.removeHeader('origin'));
        proxy.on('error', (error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          const message = `The API at ${url.origin} did not answer (${error.message}).`;
          response.writeHead(502, { 'Content-Type': 'application/json' });
          response.end(JSON.stringify({ success: false, message }));
        });
      },
    },
  };
}
