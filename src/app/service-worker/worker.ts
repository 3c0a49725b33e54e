/**
 * The part of the service worker that keeps the app usable without a network. It answers for the app's own page and
 * files and for nothing else: calls of the API go on to MSW in the demo, and to the network in a live build.
 */
declare const self: ServiceWorkerGlobalScope;

/** Chromium's way to answer requests without starting the worker for them; other browsers do not have it. */
interface StaticRoutes {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: 'cache' }): Promise<void>;
}

/** What the build consists of; tools/vite/service-worker.ts writes it in front of this script. */
declare const BUILD: {
  readonly version: string;
  /** The script that the page of this build loads. */
  readonly entry: string;
  readonly files: readonly string[];
};

const { scope } = self.registration;
const cachePrefix = `university-portal ${scope} `;
const cacheName = cachePrefix + BUILD.version;

/**
 * Where one project after the other is served on the same port of this machine: a page that is late or fails may be
 * another project's. A name such as portal.localhost has been given to one of them.
 */
const isSharedPort = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(scope).hostname);

/** What the page of every version has (tools/vite/static-host.ts), and no page of another project. */
const pageMark = '<template id="files">';

/** Long enough for a slow network, and shorter than people wait for a page. */
const PAGE_TIMEOUT_MS = 4000;

/** How many files are fetched at the same time: few, so that the page's own requests do not wait for them. */
const PARALLEL_FETCHES = 4;

/** A file whose name holds the hash of its content: under one name it is always the same. */
const isHashed = (path: string) => path.startsWith('assets/');
/** Files that keep their name in every version, such as icons. */
const isNamed = (path: string) => BUILD.files.includes(path) && !isHashed(path);

/** The headers of a static host may tell the cache to compare headers of the request, which change nothing in these files. */
const findCached = (url: string, options?: MultiCacheQueryOptions) =>
  caches.match(url, { ignoreVary: true, ...options });

const cachedPage = () => findCached(scope, { cacheName });

/** @throws Error where the answer is not the file of this version: the host answers with its page, or has a newer version. */
async function verify(path: string, response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  if (path === '') {
    const html = await response.clone().text();
    if (!html.includes(BUILD.entry)) throw new Error('the page is of another version');
  } else if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${response.url}: the host has no such file`);
  }
}

/** Stores a file of this version. What an earlier version has stored under the same hash is not fetched again. */
async function store(cache: Cache, path: string): Promise<void> {
  const url = new URL(path, scope).href;
  const stored = isHashed(path) ? await findCached(url) : undefined;
  const response = stored ?? (await fetch(url, { cache: isHashed(path) ? 'default' : 'no-cache', priority: 'low' }));
  if (!stored) await verify(path, response);
  // A browser rejects a redirected answer to a navigation, so only its content is kept.
  await cache.put(url, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

/** Stores the whole version or nothing of it, so that a page never finds only some of its files. */
async function precache(): Promise<void> {
  const cache = await caches.open(cacheName);
  const paths = ['', ...BUILD.files].values();
  const storeNext = async () => {
    for (const path of paths) await store(cache, path);
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, storeNext));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function deleteVersions(kept: number): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  const versions = [...names, cacheName];
  await Promise.all(versions.slice(0, versions.length - kept).map((name) => caches.delete(name)));
}

/** The answer of the network. The browser may have asked for a page already, while it started this worker. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  // Where there is no network other browsers reject, and Firefox resolves with an error.
  if (preloaded?.type === 'error') throw new TypeError('The page could not be fetched');
  return preloaded ?? fetch(event.request);
}

/** Whether the host has been taken over by another project: its first page is there, and is not ours. */
async function isAnotherProject(): Promise<boolean> {
  const response = await fetch(scope, { cache: 'no-store' });
  return response.status < 500 && !(await response.text()).includes(pageMark);
}

/**
 * What this port of the machine answers, whenever and whatever that is; the stored page only where nobody listens. Where
 * another project has taken the port over, this worker leaves it, with all that it has stored.
 */
async function answerSharedPort(event: FetchEvent): Promise<Response> {
  const response = await fromNetwork(event).catch(() => undefined);
  if (!response) return (await cachedPage()) ?? Response.error();
  // Redirected by hand: the browser follows, and asks again.
  if (response.type === 'opaqueredirect' || (await response.clone().text()).includes(pageMark)) return response;
  // A file of ours that is opened as a page, such as the API reference, has no mark.
  if (await isAnotherProject().catch(() => false)) {
    await self.registration.unregister();
    await deleteVersions(0);
  }
  return response;
}

/** The newest page; the stored one where there is no network, or no answer in time, or the server is failing. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PAGE_TIMEOUT_MS);
  });
  const response = await Promise.race([network, timeout]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await cachedPage()) ?? network;
}

async function answerNamed(event: FetchEvent, path: string): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch (error) {
    const stored = await findCached(new URL(path, scope).href, { cacheName });
    if (stored) return stored;
    throw error;
  }
}

/** The stored file of this or an older version, for a page that has been open for long. */
async function answerHashed(request: Request): Promise<Response> {
  return (await findCached(request.url)) ?? fetch(request);
}

function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length);
  if (isHashed(path)) return answerHashed(request);
  if (isNamed(path)) return answerNamed(event, path);
  if (request.mode === 'navigate' && !path.startsWith('api/'))
    return isSharedPort ? answerSharedPort(event) : answerNavigation(event);
  return undefined;
}

self.addEventListener('install', (event: ExtendableEvent & StaticRoutes) => {
  // The first screen of a visit does not wait for the worker to start. A file that is not stored comes from the network.
  const pathname = `${new URL(scope).pathname}assets/*`;
  event.waitUntil(event.addRoutes?.({ condition: { urlPattern: { pathname } }, source: 'cache' }) ?? Promise.resolve());
  // Pages of the version before find their files in its cache, so that this version need not wait for them to close.
  void self.skipWaiting();
  event.waitUntil(precache());
});

self.addEventListener('activate', (event) => {
  // Preloading: the page is requested while this worker is still being started.
  const preload = self.registration.navigationPreload?.enable();
  // The version before this one stays, since a page of it may be open and still need its files.
  event.waitUntil(Promise.all([deleteVersions(2), preload, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const response = answer(event);
  if (!response) return;
  // Other listeners, such as MSW's, never see requests for the app itself.
  event.stopImmediatePropagation();
  event.respondWith(response);
  // A late answer to a navigation is awaited, or the browser would complain of an unused preload.
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
});
