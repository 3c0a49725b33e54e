/**
 * The script in the head of every page of a build, which runs before anything is loaded. The same page may be served at
 * any path (a host's fallback, a 404 page, a folder of somebody's site), so that the links to its files, in a template,
 * are relative to where the app lies. This script finds that place, shows what of the page was rendered when it was
 * built, and starts the app.
 */
import { drawColorMode, preferredColorMode } from '#src/ui/color-mode/preferred.ts';
import { firstPaint } from '#src/platform/first-paint.ts';
import { askForConfiguration, findApi } from './find-api.ts';
import { guessBasePaths } from './guess-base-paths.ts';
import { prefetchFirstRequest } from './prefetch-first-request.ts';
import { isOutdated } from './outdated.ts';
import { showRendered } from './rendered-page.ts';
import { noteNoScrollbar } from './scroll-lock.ts';

/** Put in by the build: what the paths of the app's pages look like, less their first slash. */
declare const PAGE_PATHS: string;
/** Put in by the build: whether its API is elsewhere. A demo has its backend in the page, and asks nobody. */
declare const IS_LIVE: boolean;
/** Put in by the build: whether its policy allows no other API than the one that it was built for. */
declare const HAS_ONLY_API: boolean;

function explain(sentence: string): void {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = sentence;
  document.body.prepend(paragraph);
}

const template = document.getElementById('files');
const files = template instanceof HTMLTemplateElement ? [...template.content.querySelectorAll('link')] : [];
const entry = files.find(({ dataset }) => 'entry' in dataset);

/** The address of a file, with its origin, since a path that begins with two slashes would name another host. */
const addressOf = (base: string, file: Element | undefined) => `${location.origin}${base}${file?.getAttribute('href')}`;

function workerScript(): string | undefined {
  try {
    return navigator.serviceWorker.controller?.scriptURL;
  } catch {
    return undefined;
  }
}

/** What of the page was rendered is styled by a file of its own. */
const isForRendered = ({ dataset }: HTMLLinkElement) => 'emotion' in dataset;
const isForApp = (file: HTMLLinkElement) =>
  /^(?:modulepreload|stylesheet|manifest)$/.test(file.rel) && !isForRendered(file);

const linked: HTMLLinkElement[] = [];

function loadFont(url: string, { family = '', weight = '' }: DOMStringMap): void {
  const face = new FontFace(family, `url(${JSON.stringify(url)}) format("woff2")`, { weight, display: 'swap' });
  document.fonts.add(face);
  face.load().catch(() => undefined);
}

function linkFiles(base: string, wanted: (file: HTMLLinkElement) => boolean): void {
  for (const file of files.filter(wanted)) {
    if (file.as === 'font') {
      loadFont(addressOf(base, file), file.dataset);
      continue;
    }
    const link = document.importNode(file);
    link.href = addressOf(base, file);
    linked.push(link);
    document.head.append(link);
  }
}

/** Tells Emotion which styles have been loaded: it looks for elements that hold them, and inserts them no second time. */
function tellEmotion(sheets: string): void {
  for (const sheet of sheets.split('|')) {
    const element = document.createElement('style');
    element.dataset.emotion = sheet;
    document.head.append(element);
  }
}

/** A rendered page with its styles has been painted by then, also where a browser that hides such times says nothing of it. */
const PAINT_MS = 1000;

/** Resolves when the rendered page has been painted with its styles. */
async function painted(): Promise<void> {
  await Promise.all(
    linked.filter(isForRendered).map(
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve(tellEmotion(link.dataset['emotion'] ?? '')));
          link.addEventListener('error', () => resolve());
        }),
    ),
  );
  await Promise.race([firstPaint(), new Promise((resolve) => setTimeout(resolve, PAINT_MS))]);
}

/** Starts the app at the first of these places; where its script is not there, at the next. */
function start([base, ...others]: readonly string[]): void {
  if (base === undefined) return void giveUp();
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  script.src = addressOf(base, entry);
  script.addEventListener('load', () => linked.length > 0 || linkFiles(base, (file) => !isForRendered(file)));
  script.addEventListener('error', () => {
    for (const link of linked.splice(0)) if (!isForRendered(link)) link.remove();
    start(others);
  });
  document.body.append(script);
}

/** Where the app is nowhere: the page came from a cache, and the host has another one by now, or it cannot be helped. */
async function giveUp(): Promise<void> {
  if (await isOutdated(entry?.getAttribute('href') ?? '')) location.reload();
  else
    explain(
      'The files of the portal could not be loaded. Check your connection and reload the page; if that does not help, the portal is not at this address.',
    );
}

drawColorMode(preferredColorMode());
noteNoScrollbar();

if (location.protocol === 'file:') {
  addEventListener('DOMContentLoaded', () =>
    explain(
      'A browser does not run these files from a disk. Start the portal with “npm start”, put this folder on a web server, or open the single file that “npm run build:single” makes.',
    ),
  );
} else {
  // A page that was opened by the name of its file has the address of the page in the app.
  const path = location.pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const script = workerScript();
  const known = script ? new URL('.', script).pathname : undefined;
  const { bases, certain } = guessBasePaths(path, new RegExp(`^(?:${PAGE_PATHS})/?$`), known);
  const [base = '/'] = bases;
  // What was rendered names its files relative to that address, without a slash at its end.
  const address = path === base ? path : path.replace(/\/$/, '');
  if (address !== location.pathname)
    history.replaceState(history.state, '', `${location.origin}${address}${location.search}${location.hash}`);
  const page = certain ? address.slice(base.length) : undefined;
  const isRendered = showRendered(page);
  const askHost = () => {
    if (!IS_LIVE || page === undefined) return;
    // Ahead of the app's files. The app asks again for the one of its own folder, which may be another.
    void prefetchFirstRequest(page, askForConfiguration(base)).catch(() => undefined);
  };
  if (IS_LIVE) window.portalApi = (root, builtIn) => findApi(root, builtIn, HAS_ONLY_API);
  if (!isRendered) askHost();
  // While the rest of the page is still being read. What is only tried is not worth a dozen requests in vain, and what has
  // been rendered is not to wait for what it does without.
  if (certain) linkFiles(base, isRendered ? (file) => !isForApp(file) : (file) => !isForRendered(file));
  const painting = isRendered ? painted() : undefined;
  addEventListener('DOMContentLoaded', async () => {
    if (painting) {
      await painting;
      askHost();
      linkFiles(base, isForApp);
    }
    start(bases);
  });
}
