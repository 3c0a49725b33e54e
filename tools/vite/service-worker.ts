import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { browserFloor } from '../browser-floor.ts';
import { closure, readManifest } from './manifest.ts';

const fileName = 'service-worker.js';

/** MSW's script as it is in the installed package, so that it is never older than the library that talks to it. */
const mswScript = () => readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/**
 * What no page asks for without a network: files for hosts and search engines, the API reference, and the pages that a
 * host has for single routes, with their styles; the one that is stored stands for all of them.
 */
const notForPages = /^(?:\.|_|api-docs\/)|\.(?:html|txt)$|^social-preview\.png$|^assets\/page-(?!index-).*\.css$/;
/** The host's config.json is never stored, as an old one would name an API that has moved. */
const notStored = new Set([fileName, 'config.json']);

const isForPages = (path: string) => !notForPages.test(path) && !notStored.has(path);

/** The files of a build that pages need, and a version that is another one whenever the build is. */
function describeBuild(folder: string): { version: string; entry: string; files: string[] } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isForPages)
    .toSorted();
  const version = createHash('sha256');
  for (const file of ['index.html', ...files]) version.update(file).update(readFileSync(join(folder, file)));
  const [entry = ''] = closure(readManifest(folder), (_, { isEntry }) => isEntry === true);
  return { version: version.digest('hex').slice(0, 16), entry, files };
}

/** One of our scripts for the worker, as a classic script that leaves no names behind. */
async function bundle(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: browserFloor,
      lib: { entry: fileURLToPath(new URL(`../../${path}`, import.meta.url)), formats: ['iife'], name: 'worker' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('');
}

/** What answers the API's calls: MSW's script, and before it what the demo changes about it. */
const mocksScript = async (): Promise<string> =>
  [await bundle('mocks/service-worker.ts'), await mswScript()].join('\n');

interface Options {
  /** Whether MSW answers the API's calls in this build. */
  readonly mocks: boolean;
}

/**
 * Makes the one service worker of a build: the part that keeps the app usable without a network, then MSW's script where
 * the backend is in the page. While developing it is the second part alone, as the files change all the time.
 */
export function serviceWorker({ mocks }: Options): Plugin {
  return {
    name: 'portal:service-worker',
    configureServer(server) {
      if (!mocks) return;
      const script = mocksScript();
      server.middlewares.use(`${server.config.base}${fileName}`, (_request, response, next) => {
        response.setHeader('Content-Type', 'text/javascript');
        script.then((text) => response.end(text), next);
      });
    },
    writeBundle: {
      // After all files of the build are there.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const parts = [
          `const BUILD=${JSON.stringify(describeBuild(dir))};`,
          await bundle('src/app/service-worker/worker.ts'),
        ];
        if (mocks) parts.push(await mocksScript());
        await writeFile(join(dir, fileName), parts.join('\n'));
      },
    },
  };
}
