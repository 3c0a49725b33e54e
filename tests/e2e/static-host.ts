import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { readHeaders } from '../../tools/vite/headers-file.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

/** A static host whose files can be replaced by those of another version, and which can fail in the ways hosts do. */
export interface StaticHost {
  readonly origin: string;
  /** The folder that it serves; a path without a file and without an extension gets its index.html. */
  folder: string;
  /** `down` closes every connection, `silent` never answers, `failing` has no page to give. */
  state: 'up' | 'down' | 'silent' | 'failing';
  /** Files that it has lost. */
  readonly lost: Set<string>;
  /** The paths that it has been asked for. */
  readonly asked: string[];
  close(): void;
}

/** Starts a static host on a free port of this machine. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    host.asked.push(path);
    if (host.state === 'down') return void request.socket.destroy();
    if (host.state === 'silent') return;
    const extension = extname(path);
    const file = join(host.folder, extension ? path : 'index.html');
    if (host.state === 'failing') return void response.writeHead(503).end('Service unavailable');
    if (path.startsWith('/api/') || host.lost.has(path) || !existsSync(file)) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        ...readHeaders(host.folder),
        'Content-Type': types[extname(file)] ?? 'text/plain',
        // What a test finds is in the service worker's own store.
        'Cache-Control': 'no-store',
      })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const host: StaticHost = {
    origin: `http://localhost:${port}`,
    folder,
    state: 'up',
    lost: new Set(),
    asked: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
