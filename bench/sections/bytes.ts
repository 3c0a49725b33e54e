import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { browserFloor } from '../../tools/browser-floor.ts';
import { appPages } from '../../tools/vite/app-pages.ts';
import { closure, readManifest } from '../../tools/vite/manifest.ts';
import type { BytesFigures, Weight } from '../figures/results.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a server sends that compresses as well as it can, each file by itself. */
function weigh(scripts: readonly Buffer[]): Weight {
  const sum = (compress: (script: Buffer) => Buffer) =>
    scripts.reduce((bytes, script) => bytes + compress(script).length, 0);
  return {
    files: scripts.length,
    gzip: sum((script) => gzipSync(script, { level: 9 })),
    brotli: sum(brotliCompressSync),
  };
}

/** Most scripts are part of many first screens. */
const weights = new Map<string, Weight>();

function weighFiles(paths: readonly string[]): Weight {
  for (const path of paths) if (!weights.has(path)) weights.set(path, weigh([readFileSync(path)]));
  const sum = (of: keyof Weight) => paths.reduce((bytes, path) => bytes + (weights.get(path)?.[of] ?? 0), 0);
  return { files: paths.length, gzip: sum('gzip'), brotli: sum('brotli') };
}

/** The scripts of one of `pages/floors`, built by itself with the settings of the portal's own build. */
async function floor(name: string): Promise<Weight> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: file('../pages'),
    publicDir: false,
    resolve: { alias: [{ find: /^.*\/cookieStore\.mjs$/, replacement: file('../../tools/vite/no-cookies.ts') }] },
    build: {
      write: false,
      target: browserFloor,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: file(`../pages/floors/${name}`), optimization: { inlineConst: false } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${name} was not built`);
  const chunks = output.output.filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
  return weigh(chunks.map(({ code }) => Buffer.from(code)));
}

/** The scripts of a page's first screen: those of the entry and of its routes, with all that they import statically. */
function firstScreen(folder: string, routes: readonly string[]): readonly string[] {
  const manifest = readManifest(folder);
  const entry = closure(manifest, (_, { isEntry }) => isEntry === true);
  const page = closure(manifest, (name) => routes.some((route) => name.startsWith(`${route}?`)));
  const scripts = [...new Set([...entry, ...page])].filter((name) => name.endsWith('.js'));
  return scripts.map((script) => join(folder, script));
}

/** What a library cannot do without, and no minifier can rename. */
const libraries = {
  Menu: /[`"']menu[`"']\)\.parts\(/,
  Dialog: /[`"']dialog[`"']\)\.parts\(/,
  Toaster: /[`"']toast[`"']\)\.parts\(/,
  motion: /data-framer/,
};

/** @throws Error where a library is nowhere in the build: its absence from first screens would prove nothing */
function earlyLibraries(
  folder: string,
  pages: readonly { readonly path: string; readonly files: readonly string[] }[],
) {
  const all = Object.values(readManifest(folder))
    .filter((chunk) => chunk.file.endsWith('.js'))
    .map((chunk) => readFileSync(join(folder, chunk.file), 'utf8'));
  return Object.entries(libraries).flatMap(([name, trace]) => {
    if (!all.some((script) => trace.test(script))) throw new Error(`${folder} shows no trace of ${name}`);
    return pages
      .filter(({ files }) => firstScreen(folder, files).some((script) => trace.test(readFileSync(script, 'utf8'))))
      .map(({ path }) => `/${path}: ${name}`);
  });
}

const isPublic = ({ path }: { readonly path: string }) => !/^(?:admin|student)\b/.test(path);

/** The JavaScript of every page's first screen, and of empty apps of the same libraries. */
export async function measureBytes(): Promise<BytesFigures> {
  const pages = appPages();
  return {
    floors: {
      react: await floor('react.tsx'),
      router: await floor('router.tsx'),
      slim21: await floor('slim21.tsx'),
      login: await floor('login.tsx'),
    },
    transport: await floor('transport.ts'),
    pages: Object.fromEntries(
      pages
        .toSorted((a, b) => a.path.localeCompare(b.path))
        .map(({ path, files }) => [
          `/${path}`,
          { live: weighFiles(firstScreen('dist-live', files)), demo: weighFiles(firstScreen('dist', files)) },
        ]),
    ),
    early: earlyLibraries('dist-live', pages.filter(isPublic)),
  };
}
