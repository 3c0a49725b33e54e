/**
 * Prints Lighthouse's figures for the live build, on a static host with compression and an API that answers:
 * `npm run build && npm run lighthouse`. Fails where a figure misses its goal.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { getResponse } from 'msw';
import { nodeBackend } from '../mocks/node.ts';
import { findBrowser } from './find-browser.ts';
import { securityHeaders } from './vite/csp.ts';

const root = 'dist-live';
const pages = ['/', '/courses', '/login'];
const goals = {
  desktop: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  mobile: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const;
const shiftGoal = 0.01;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const compressed = new Map<string, Buffer>();

/** One file of the build, or index.html for every path of the app, as a careful static host sends it. */
async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const wanted = normalize(path).replace(/^\/+/, '');
  const candidates = extname(wanted) ? [wanted] : [`${wanted || 'index'}.html`, 'index.html'];
  const found = candidates.find((name) => existsSync(join(root, name))) ?? wanted;
  const file = await readFile(join(root, found)).catch(() => undefined);
  if (!file) return void response.writeHead(404).end();
  const extension = extname(found);
  const compress = compressible.has(extension);
  if (compress && !compressed.has(found))
    compressed.set(found, brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  response.writeHead(200, {
    ...securityHeaders(),
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'Cache-Control': found.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(compress ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(compress ? compressed.get(found) : file);
}

const { handlers } = await nodeBackend();
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answer = async () => {
    if (!url.pathname.startsWith('/api/')) return sendFile(url.pathname, response);
    const found = await getResponse(handlers, new Request(url));
    response.writeHead(found?.status ?? 404, { 'Content-Type': 'application/json' });
    response.end(Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer(0)));
  };
  answer().catch(() => response.writeHead(500).end());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

/** The value in the middle: these machines are noisy. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const runs = 3;
let missed = 0;

for (const [device, goal] of Object.entries(goals))
  for (const page of pages) {
    const scores: Record<string, number[]> = {};
    const note = (name: string, value: number) => (scores[name] ??= []).push(value);
    for (let run = 0; run < runs; run++) {
      const options = { port: chrome.port, output: 'json', logLevel: 'error' } as const;
      const result = await lighthouse(
        `http://127.0.0.1:${port}${page}`,
        options,
        device === 'desktop' ? desktopConfig : undefined,
      );
      if (!result) throw new Error(`Lighthouse had nothing to say about ${page}`);
      for (const name of Object.keys(goal)) note(name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100));
      note('shift', result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 1);
      note('lcp', result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
      if (run === 0)
        for (const { id, score, title } of Object.values(result.lhr.audits))
          if (
            score === 0 &&
            ['accessibility', 'best-practices', 'seo'].some((name) =>
              result.lhr.categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
            )
          )
            console.log(`    ${page}: ${title}`);
    }
    const figures = Object.entries(goal).map(([name, wanted]) => {
      const value = median(scores[name] ?? []);
      if (value < wanted) missed++;
      return `${name} ${value}${value < wanted ? ` (goal ${wanted})` : ''}`;
    });
    const shift = median(scores['shift'] ?? []);
    if (shift > shiftGoal) missed++;
    const lcp = (median(scores['lcp'] ?? []) / 1000).toFixed(2);
    console.log(`${device.padEnd(8)}${page.padEnd(10)}${figures.join(', ')}, CLS ${shift.toFixed(3)}, LCP ${lcp} s`);
  }

await chrome.kill();
server.close();
if (missed > 0) {
  console.error(`${missed} figures miss their goal.`);
  process.exitCode = 1;
}
