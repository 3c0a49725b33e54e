import type { Configuration } from './configuration.ts';

/**
 * What a page of the desk asks the API first, by the page's path in the app. first-call.test.tsx holds the loaders of the
 * pages (src/routes/admin) to it.
 */
export const firstCalls: Readonly<Record<string, string>> = {
  'admin/dashboard': '/admin/students',
  'admin/students': '/admin/students',
  'admin/applications': '/applications',
  'admin/courses': '/courses',
};

/** As long as a call of the API may take. What nobody has asked for by then is thrown away. */
const KEPT_MS = 10_000;

/** The bearer token of an administrator; nothing where nobody is signed in, somebody else is, or the browser denies to say. */
function adminToken(): string | null | undefined {
  try {
    return localStorage.getItem('userRole')?.endsWith('ADMIN') ? localStorage.getItem('authToken') : undefined;
  } catch {
    return undefined;
  }
}

/** As much of a body as holds the first rows of a list, in characters. */
const START_LENGTH = 65_536;

/** Reads a body as it comes, and tells how it begins: nothing where it is no longer than that. */
async function readText({ body }: Response, onStart: (start: string) => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isLong = false;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) break;
    text += decoder.decode(value, { stream: true });
    if (isLong || text.length < START_LENGTH) continue;
    isLong = true;
    onStart(text.slice(0, START_LENGTH));
  }
  if (!isLong) onStart('');
  return text + decoder.decode();
}

/** The answer, whose body is read as it comes: the browser would hold back all but its start until somebody reads it. */
async function ask(url: string, authorization: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { headers: { Authorization: authorization }, signal });
  let body: Promise<string> | undefined;
  const start = new Promise<string>((resolve, reject) => {
    body = readText(response, resolve);
    body.catch(reject);
  });
  // Whoever takes the answer hears of the failure.
  start.catch(() => undefined);
  // Once, as with any body: the answer would keep the whole text as long as somebody might abort its call.
  const text = async () => {
    const read = body;
    body = undefined;
    if (!read) throw new TypeError('The body has been read.');
    return read;
  };
  return Object.assign(response, { start, text, json: async () => JSON.parse(await text()) });
}

/**
 * Asks the API what the page will ask first, while the app is still on its way, and keeps the answer for the app: once,
 * for the same address and the same token, and no longer than a call may take.
 * @param page the page's path in the app, less its first slash
 * @param configuration says where the API is; where it does not, nothing is asked
 */
export async function askAhead(page: string, configuration: Promise<Configuration>): Promise<void> {
  const { apiBaseUrl } = await configuration;
  const call = firstCalls[page.replace(/\/$/, '')];
  const token = adminToken();
  if (apiBaseUrl === undefined || call === undefined || !token) return;
  const wanted = apiBaseUrl + call;
  const authorization = `Bearer ${token}`;
  const abort = new AbortController();
  const answer = ask(wanted, authorization, abort.signal);
  answer.catch(() => undefined);
  const timer = setTimeout(() => {
    abort.abort();
    delete window.portalAnswer;
  }, KEPT_MS);
  window.portalAnswer = (url, headers, signal) => {
    if (url !== wanted || headers.get('Authorization') !== authorization) return undefined;
    clearTimeout(timer);
    delete window.portalAnswer;
    signal?.addEventListener('abort', () => abort.abort(signal.reason), { once: true });
    return answer;
  };
}
