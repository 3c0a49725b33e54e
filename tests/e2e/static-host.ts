import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { requestPath } from '#tools/request-path.ts';
import { readHeaders } from '#tools/vite/headers-file.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface HostOptions {
  /** Which build lies below which path, such as `{ '/portal/': 'dist' }`. */
  readonly sites: Readonly<Record<string, string>>;
  /** What a site answers where it has no file: its index.html, as if that were the page, or its 404.html. */
  readonly fallback?: 'index.html' | '404.html';
  /** Whether /login is the file login.html. */
  readonly cleanUrls?: boolean;
  /** Whether it sends the headers that a build names in its `_headers` file. */
  readonly readsHeaders?: boolean;
  /** Where it listens; without it this machine alone reaches it. */
  readonly address?: string;
  /** Is told the body of each request to /note, before that is answered. */
  readonly onNote?: (body: string) => void;
  /** What the API beside the sites answers, by its paths; to pages of other hosts too. */
  readonly api?: Readonly<Record<string, KnownAnswer>>;
}

/** An answer in JSON, or a text that is to pass for it. */
interface KnownAnswer {
  readonly status: number;
  readonly body: object | string;
}

/** A host of this machine, which does what it is told to and nothing more. */
export interface StaticHost {
  readonly origin: string;
  readonly port: number;
  /** Which build lies below which path. Another version may take the place of one. */
  readonly sites: Record<string, string>;
  /** What the API beside them answers. */
  readonly api: Record<string, KnownAnswer>;
  /** `down` closes every connection, `silent` never answers, `failing` has no page to give. */
  state: 'up' | 'down' | 'silent' | 'failing';
  close(): void;
}

export type StartHost = (options: HostOptions) => Promise<StaticHost>;

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** Starts a static host on a free port. */
export const startStaticHost: StartHost = async ({
  sites,
  fallback,
  cleanUrls = false,
  readsHeaders = false,
  address: listensAt = '127.0.0.1',
  onNote,
  api = {},
}) => {
  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const { [pathname]: known } = host.api;
    if (known) {
      const { status, body } = known;
      response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
      return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    const prefix = Object.keys(host.sites).find((start) => pathname.startsWith(start));
    const folder = prefix === undefined ? undefined : host.sites[prefix];
    if (prefix === undefined || folder === undefined) return void response.writeHead(404).end('No such site');
    const name = pathname.slice(prefix.length);
    const names = [name, name.endsWith('/') || name === '' ? `${name}index.html` : cleanUrls ? `${name}.html` : ''];
    for (const candidate of [...names, fallback ?? ''])
      if (candidate !== '' && (await isFile(join(folder, candidate)))) {
        const file = await readFile(join(folder, candidate));
        const status = candidate === '404.html' ? 404 : 200;
        const headers = {
          ...(readsHeaders ? readHeaders(folder) : {}),
          'Content-Type': types[extname(candidate)] ?? 'text/plain',
          // What a test finds without the host is in the service worker's own store.
          'Cache-Control': 'no-store',
        };
        return void response.writeHead(status, headers).end(file);
      }
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such file');
  }

  const server = createServer((request, response) => {
    if (host.state === 'down') return void request.socket.destroy();
    if (host.state === 'silent') return;
    if (host.state === 'failing') return void response.writeHead(503).end('Service unavailable');
    if (request.method === 'OPTIONS')
      return void response
        .writeHead(204, {
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        })
        .end();
    const path = requestPath(request.url);
    if (onNote && path === '/note') {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => (body += part));
      return void request.on('end', () => {
        onNote(body);
        response.writeHead(204).end();
      });
    }
    if (path === undefined) return void response.writeHead(400).end('No such address');
    answer(path, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, listensAt, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const host: StaticHost = {
    origin: `http://127.0.0.1:${port}`,
    port,
    sites: { ...sites },
    api: { ...api },
    state: 'up',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
};

/** The fixture of tests that need hosts: those that a test starts end with it. */
export async function startHosts(
  { browserName: _ }: { readonly browserName: string },
  runTest: (start: StartHost) => Promise<void>,
): Promise<void> {
  const hosts: StaticHost[] = [];
  await runTest(async (options) => {
    const host = await startStaticHost(options);
    hosts.push(host);
    return host;
  });
  for (const host of hosts) host.close();
}
