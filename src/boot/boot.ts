/**
 * The script in the head of every page of a build, which runs before anything is loaded. The same page may be served at
 * any path (a host's fallback, a 404 page, a folder of somebody's site), so that the links to its files, in a template,
 * are relative to where the app lies. This script finds that place.
 */
import { askForConfiguration, findApi } from './find-api.ts';
import { findBases } from './find-bases.ts';
import { askAhead } from './first-call.ts';

/** Put in by the build: what the paths of the app's pages look like, less their first slash. */
declare const PAGE_PATHS: string;
/** Put in by the build: whether its API is elsewhere. A demo has its backend in the page, and asks nobody. */
declare const IS_LIVE: boolean;

/** Says in the page why there is no app. */
function explain(sentence: string): void {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = sentence;
  document.body.append(paragraph);
}

/** The links to the page's files; that with `data-entry` leads to the app's script. */
const template = document.getElementById('files');
const files = template instanceof HTMLTemplateElement ? [...template.content.querySelectorAll('link')] : [];

/** The address of a file, with its origin, since a path that begins with two slashes would name another host. */
const addressOf = (base: string, file: Element | undefined) => `${location.origin}${base}${file?.getAttribute('href')}`;

/** The script of the service worker that this page has; none where the browser denies workers. */
function workerScript(): string | undefined {
  try {
    return navigator.serviceWorker.controller?.scriptURL;
  } catch {
    return undefined;
  }
}

/** Links the files, which the browser then loads. Returns the links. */
function linkFiles(base: string): HTMLLinkElement[] {
  const links = files.map((file) => {
    const link = document.importNode(file);
    link.href = addressOf(base, file);
    return link;
  });
  document.head.append(...links);
  return links;
}

/** Starts the app at the first of these places; where its script is not there, at the next. */
function start([base, ...others]: readonly string[], linked: readonly HTMLLinkElement[] = []): void {
  if (base === undefined)
    return explain(
      'The files of the portal could not be loaded. Check your connection and reload the page; if that does not help, the portal is not at this address.',
    );
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  script.src = addressOf(
    base,
    files.find(({ dataset }) => 'entry' in dataset),
  );
  script.addEventListener('load', () => linked.length > 0 || linkFiles(base));
  script.addEventListener('error', () => {
    for (const link of linked) link.remove();
    start(others);
  });
  document.body.append(script);
}

if (location.protocol === 'file:') {
  addEventListener('DOMContentLoaded', () =>
    explain(
      'A browser does not run these files from a disk. Start the portal with “npm start”, put this folder on a web server, or open the single file that “npm run build:single” makes.',
    ),
  );
} else {
  // A page that was opened by the name of its file has the address of the page in the app.
  const path = location.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (path !== location.pathname)
    history.replaceState(history.state, '', `${location.origin}${path}${location.search}${location.hash}`);
  const script = workerScript();
  const known = script ? new URL('.', script).pathname : undefined;
  const { bases, certain } = findBases(path, new RegExp(`^(?:${PAGE_PATHS})/?$`), known);
  const [base = '/'] = bases;
  if (IS_LIVE) {
    window.portalApi = findApi;
    // Ahead of the app's files. The app asks again for the one of its own folder, which may be another.
    if (certain) void askAhead(path.slice(base.length), askForConfiguration(base)).catch(() => undefined);
  }
  // While the rest of the page is still being read. What is only tried is not worth a dozen requests in vain.
  const linked = certain ? linkFiles(base) : [];
  addEventListener('DOMContentLoaded', () => start(bases, linked));
}
