import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getResponse } from 'msw';
import { nodeBackend } from '../mocks/node.ts';
import { requestPath } from './request-path.ts';
import { readHeaders } from './vite/headers-file.ts';

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
const compressible = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.txt']);

/** When the file was changed last; undefined where there is none, and for what cannot be the name of one. */
function changeOf(path: string): number | undefined {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return undefined;
  }
}

interface Options {
  /** Folders whose files are served; the first is the app's, whose pages answer for every path without a file. */
  readonly folders: readonly string[];
  readonly students?: number;
}

/** The live build on a careful static host (compression, caching, the policy), and an API that answers beside it. */
export async function startLiveHost({ folders, students = 1200 }: Options) {
  const { handlers } = await nodeBackend({ students });
  // The policy is the app's own.
  const [app = ''] = folders;
  const headers = readHeaders(app);
  /** What is sent of each file, as long as the file is the same: reading a dozen at once would hold the first of them up. */
  const files = new Map<string, { readonly changed: number; readonly body: Buffer }>();
  /** Long answers, made once: what is measured is the page, not the time in which this process writes 24 MB of JSON. */
  const answers = new Map<string, Buffer>();

  function bodyOf(path: string, changed: number, compress: boolean): Buffer {
    const known = files.get(path);
    if (known?.changed === changed) return known.body;
    const file = readFileSync(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const body = compress ? brotliCompressSync(file, quality) : file;
    files.set(path, { changed, body });
    return body;
  }

  function sendFile(path: string, response: ServerResponse): void {
    const wanted = normalize(path).replace(/^\/+/, '');
    const names = extname(wanted) ? [wanted] : [`${wanted || 'index'}.html`, 'index.html'];
    for (const name of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
      const changed = changeOf(name);
      if (changed === undefined) continue;
      const extension = extname(name);
      const compress = compressible.has(extension);
      response.writeHead(200, {
        ...(name.startsWith(`${app}/`) ? headers : {}),
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': name.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(compress ? { 'Content-Encoding': 'br' } : {}),
      });
      return void response.end(bodyOf(name, changed, compress));
    }
    response.writeHead(404).end();
  }

  async function call(request: Request): Promise<{ status: number; body: Buffer }> {
    const known = answers.get(`${request.method} ${request.url}`);
    if (known) return { status: 200, body: known };
    const answer = await getResponse(handlers, request);
    const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
    if (request.method === 'GET' && answer?.ok && body.length > 1_000_000)
      answers.set(`${request.method} ${request.url}`, body);
    return { status: answer?.status ?? 404, body };
  }

  const server = createServer((incoming, response) => {
    const answer = async () => {
      const path = requestPath(incoming.url);
      if (path === undefined) return void response.writeHead(400).end();
      if (!path.startsWith('/api/')) return sendFile(path, response);
      const token = incoming.headers.authorization;
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: token } : {}) };
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const method = incoming.method ?? 'GET';
      const sent = chunks.length > 0 ? { body: Buffer.concat(chunks).toString() } : {};
      const { status, body } = await call(
        new Request(new URL(incoming.url ?? '', 'http://localhost'), { method, headers, ...sent }),
      );
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
