import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface Options {
  /** Which build lies below which path, such as `{ '/portal/': 'dist' }`. */
  readonly sites: Readonly<Record<string, string>>;
  /** What a site answers where it has no file: its index.html, as if that were the page, or its 404.html. */
  readonly fallback?: 'index.html' | '404.html';
  /** Whether /login is the file login.html. */
  readonly cleanUrls?: boolean;
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** A static host that does what it is told to and nothing more. It sends no headers but the type of a file. */
export async function startFileHost({ sites, fallback, cleanUrls = false }: Options) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = async () => {
      const prefix = Object.keys(sites).find((start) => pathname.startsWith(start));
      const folder = prefix === undefined ? undefined : sites[prefix];
      if (prefix === undefined || folder === undefined) return response.writeHead(404).end('No such site');
      const name = pathname.slice(prefix.length);
      const names = [name, name.endsWith('/') || name === '' ? `${name}index.html` : cleanUrls ? `${name}.html` : ''];
      for (const candidate of [...names, fallback ?? ''])
        if (candidate !== '' && (await isFile(join(folder, candidate)))) {
          const status = candidate === '404.html' ? 404 : 200;
          response.writeHead(status, { 'Content-Type': types[extname(candidate)] ?? 'text/plain' });
          return response.end(await readFile(join(folder, candidate)));
        }
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such file');
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, port, close: () => server.close() };
}
