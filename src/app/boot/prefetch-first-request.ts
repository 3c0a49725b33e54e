import { readAtOnce } from '#src/platform/api/arriving-body.ts';
import { acceptLanguage, preferredLanguage } from '#src/platform/preferred-language.ts';
import type { Configuration } from './configuration.ts';

/**
 * What an administrators' page asks the API first, by the page's path in the app. prefetch-first-request.test.tsx holds the loaders of the
 * pages (src/routes/admin) to it.
 */
export const firstRequests: Readonly<Record<string, string>> = {
  'admin/dashboard': '/admin/students',
  'admin/students': '/admin/students',
  'admin/applications': '/applications',
  'admin/courses': '/courses',
};

const builtInExtensions = (import.meta.env.VITE_EXTENSIONS ?? '').split(/[\s,]+/);

/** So long nothing may come from the API. What nobody has asked for by then is thrown away. */
const KEPT_MS = 10_000;

/** The bearer token of an administrator; nothing where nobody is signed in, somebody else is, or the browser denies to say. */
function adminToken(): string | null | undefined {
  try {
    return localStorage.getItem('userRole')?.endsWith('ADMIN') ? localStorage.getItem('authToken') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks the API what the page will ask first, while the app is still on its way, and keeps the answer for the app: once,
 * for the same address and the same token, and no longer than a call may wait for more of its answer.
 * @param page the page's path in the app, less its first slash
 * @param configuration says where the API is; where it does not, nothing is asked
 */
export async function prefetchFirstRequest(page: string, configuration: Promise<Configuration>): Promise<void> {
  const { apiBaseUrl, extensions = builtInExtensions } = await configuration;
  const call = firstRequests[page.replace(/\/$/, '')];
  const token = adminToken();
  // A list that may come by pages is asked for by its screen, which knows its filters.
  const isWhole = call === '/courses' || !extensions.includes('lists');
  if (apiBaseUrl === undefined || call === undefined || !token || !isWhole) return;
  const wanted = apiBaseUrl + call;
  const authorization = `Bearer ${token}`;
  const abort = new AbortController();
  let isTaken = false;
  let timer: ReturnType<typeof setTimeout>;
  const keep = () => {
    clearTimeout(timer);
    if (isTaken) return;
    timer = setTimeout(() => {
      abort.abort();
      delete window.portalAnswer;
    }, KEPT_MS);
  };
  keep();
  const headers = { Authorization: authorization, 'Accept-Language': acceptLanguage(preferredLanguage()) };
  const answer = fetch(wanted, { headers, signal: abort.signal }).then((response) => {
    const arriving = readAtOnce(response);
    arriving.arrival.listeners.add(keep);
    return arriving;
  });
  answer.catch(() => undefined);
  window.portalAnswer = (url, asked, signal) => {
    if (url !== wanted || asked.get('Authorization') !== authorization) return undefined;
    isTaken = true;
    clearTimeout(timer);
    delete window.portalAnswer;
    signal?.addEventListener('abort', () => abort.abort(signal.reason), { once: true });
    return answer;
  };
}
