import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { requestPath } from './request-path.ts';
import { readHeaders } from './vite/headers-file.ts';

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
const compressible = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.txt']);

export interface HostOptions {
  /** Which build lies below which path, such as `{ '/portal/': 'dist' }`; of several folders the first that has a file. */
  readonly sites: Readonly<Record<string, string | readonly string[]>>;
  /** What a site answers where it has no file: its index.html, as if that were the page, or its 404.html. */
  readonly fallback?: 'index.html' | '404.html';
  /** Whether /login is the file login.html. */
  readonly cleanUrls?: boolean;
  /** Whether it sends the headers that a build names in its `_headers` file. */
  readonly readsHeaders?: boolean;
  /** Whether it compresses files, and lets browsers keep those with a hash in their name. Without it nothing is kept. */
  readonly optimizes?: boolean;
  /** Where it listens; without it this machine alone reaches it. */
  readonly address?: string;
  /** Is told the body of each request to /note, before that is answered. */
  readonly onNote?: (body: string) => void;
  /** What the API beside the sites answers, by its paths; to pages of other hosts too. */
  readonly api?: Readonly<Record<string, KnownAnswer>>;
  /** Answers every other request below /api/. */
  readonly callApi?: (request: Request) => Promise<ApiAnswer>;
}

/** An answer in JSON, or a text that is to pass for it. */
interface KnownAnswer {
  readonly status: number;
  readonly body: object | string;
}

interface ApiAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** A host of this machine, which does what it is told to and nothing more. */
export interface StaticHost {
  readonly origin: string;
  readonly port: number;
  /** Which build lies below which path. Another version may take the place of one. */
  readonly sites: Record<string, string | readonly string[]>;
  /** What the API beside them answers. */
  readonly api: Record<string, KnownAnswer>;
  /** `down` closes every connection, `silent` never answers, `failing` has no page to give. */
  state: 'up' | 'down' | 'silent' | 'failing';
  close(): void;
}

export type StartHost = (options: HostOptions) => Promise<StaticHost>;

/** When a file was changed last; undefined where there is none, and for what cannot be the name of one. */
async function changeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.mtimeMs : undefined;
}

/** Compresses each file once, for as long as it stays the same. */
function createCompressor(): (path: string, changed: number) => Promise<Buffer> {
  const known = new Map<string, { readonly changed: number; readonly body: Buffer }>();
  return async (path, changed) => {
    const before = known.get(path);
    if (before?.changed === changed) return before.body;
    const body = brotliCompressSync(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    known.set(path, { changed, body });
    return body;
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A request of Node as one of the browser's kind, with its token and its body. */
async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '' } = incoming;
  const body = await readBody(incoming);
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(headers.authorization !== undefined && { Authorization: headers.authorization }),
    },
    ...(body !== '' && { body }),
  });
}

/** Starts a static host on a free port. */
export const startStaticHost: StartHost = async ({
  sites,
  fallback,
  cleanUrls = false,
  readsHeaders = false,
  optimizes = false,
  address: listensAt = '127.0.0.1',
  onNote,
  api = {},
  callApi,
}) => {
  const compress = createCompressor();

  async function sendFile(pathname: string, response: ServerResponse): Promise<void> {
    const prefix = Object.keys(host.sites).find((start) => pathname.startsWith(start));
    const site = prefix === undefined ? undefined : host.sites[prefix];
    if (prefix === undefined || site === undefined) return void response.writeHead(404).end('No such site');
    const folders = typeof site === 'string' ? [site] : site;
    const name = pathname.slice(prefix.length);
    const names = [name, name.endsWith('/') || name === '' ? `${name}index.html` : cleanUrls ? `${name}.html` : ''];
    // A script that is missing is no page.
    const others = extname(name) === '' || !optimizes ? [fallback ?? ''] : [];
    for (const candidate of [...names, ...others].filter(Boolean))
      for (const [index, folder] of folders.entries()) {
        const path = join(folder, candidate);
        const changed = await changeOf(path);
        if (changed === undefined) continue;
        const isCompressed = optimizes && compressible.has(extname(candidate));
        const file = isCompressed ? await compress(path, changed) : await readFile(path);
        const lasting = candidate.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache';
        const headers = {
          ...(readsHeaders && index === 0 ? readHeaders(folder) : {}),
          'Content-Type': types[extname(candidate)] ?? 'text/plain',
          // What a test finds without the host is in the service worker's own store.
          'Cache-Control': optimizes ? lasting : 'no-store',
          ...(isCompressed && { 'Content-Encoding': 'br' }),
        };
        return void response.writeHead(candidate === '404.html' ? 404 : 200, headers).end(file);
      }
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such file');
  }

  async function answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { [pathname]: known } = host.api;
    if (known) {
      const { status, body } = known;
      response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
      return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    if (callApi && pathname.startsWith('/api/')) {
      const { status, body } = await callApi(await toRequest(request));
      return void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    }
    if (onNote && pathname === '/note') {
      onNote(await readBody(request));
      return void response.writeHead(204).end();
    }
    await sendFile(pathname, response);
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
    if (path === undefined) return void response.writeHead(400).end('No such address');
    answer(path, request, response).catch(() => response.writeHead(500).end());
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
